import { videoProduction } from '../../../content/pages/video-production.ts'
import { site } from '../../../content/site.ts'
import { Closing } from '../../ui/Closing.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import styles from './ProductionClosing.module.css'

const { title, text, callAction } = videoProduction.closing

/** The phone number, as large as a headline. */
export function ProductionClosing() {
  return (
    <Closing title={title} text={text} tone="wheat" layout="stacked">
      <p className={styles.call}>
        <a href={site.phone.href}>
          <span>{callAction}</span>{' '}
          <span>
            <Unbroken>{site.phone.display}</Unbroken>
          </span>
        </a>
      </p>
    </Closing>
  )
}

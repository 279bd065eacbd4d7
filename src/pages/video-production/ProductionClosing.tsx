import { videoProduction } from '../../../content/pages/video-production.ts'
import { site } from '../../../content/site.ts'
import { Closing } from '../../ui/Closing.tsx'
import styles from './ProductionClosing.module.css'

const { title, text, callAction } = videoProduction.closing

/** The last word is a number to call, as large as a title. */
export function ProductionClosing() {
  return (
    <Closing title={title} text={text} layout="stacked" tone="sunk">
      <p className={styles.call}>
        <a href={site.phone.href}>
          <span>{callAction}</span> {site.phone.display}
        </a>
      </p>
    </Closing>
  )
}

import { videoProduction } from '../../../content/pages/video-production.ts'
import { site } from '../../../content/site.ts'
import { Closing } from '../../ui/Closing.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import styles from './ProductionClosing.module.css'

const { title, text, callAction, scene } = videoProduction.closing

/** The phone number at title size, beside a film that is watched on a porch. */
export function ProductionClosing() {
  return (
    <Closing
      title={title}
      text={text}
      tone="sunk"
      layout="arch"
      side="left"
      picture={<Scene scene={scene} className="cover" />}
    >
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

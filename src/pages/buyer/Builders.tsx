import { buyer } from '../../../content/pages/buyer.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Scene } from '../../ui/Scene.tsx'
import styles from './Builders.module.css'
import { Warranty } from './Warranty.tsx'

const { scene, title, text, points, action } = buyer.builders

/** New homes: the picture runs out of the page, the four things to look at stand beside it. */
export function Builders() {
  return (
    <section className={styles.band} aria-labelledby="builders-title">
      <div className={styles.picture}>
        <Scene scene={scene} />
      </div>
      <div className={styles.words}>
        <h2 id="builders-title">{title}</h2>
        <p className={styles.text}>{text}</p>
        <dl>
          {points.map((point) => (
            <div key={point.title}>
              <dt>{point.title}</dt>
              <dd>{point.text}</dd>
            </div>
          ))}
        </dl>
        <ArrowLink destination={action}>{action.label}</ArrowLink>
      </div>
      <div className={styles.warranty}>
        <Warranty />
      </div>
    </section>
  )
}

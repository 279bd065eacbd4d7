import { buyer } from '../../../content/pages/buyer.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { Split } from '../../ui/Split.tsx'
import styles from './Builders.module.css'
import { Warranty } from './Warranty.tsx'

const { scene, title, text, points, action } = buyer.builders

/** New homes: a picture that bleeds to the edge of the window, and four things to check. */
export function Builders() {
  return (
    <section className={styles.band} aria-labelledby="builders-title">
      <div className="page-width">
        <Split columns="1:1">
          <Scene scene={scene} className={styles.picture} />
          <div className={`stack ${styles.words}`}>
            <h2 id="builders-title">{title}</h2>
            <p className="lead">{text}</p>
            <dl className={`tiles ${styles.points}`}>
              {points.map((point) => (
                <div key={point.title}>
                  <dt className="minor-heading">{point.title}</dt>
                  <dd className="secondary">{point.text}</dd>
                </div>
              ))}
            </dl>
            <ArrowLink destination={action}>{action.label}</ArrowLink>
          </div>
        </Split>
        <Warranty />
      </div>
    </section>
  )
}

import { evaluation } from '../../../content/pages/evaluation.ts'
import { SampleMark } from '../../ui/SampleMark.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { Stat } from '../../ui/Stat.tsx'
import styles from './Proof.module.css'

const { testimonial, stats } = evaluation
const { sample, picture, quote, role, neighbourhood } = testimonial

/** A testimonial beside the home that was sold, and two statistics. */
export function Proof() {
  return (
    <div className={`band ${styles.proof}`} data-tone="dark">
      <div className={styles.window}>
        <Scene scene={picture} className="cover" />
      </div>
      <div className={`column ${styles.words}`} data-gap="large">
        <figure className="column" data-gap="large">
          <blockquote className={styles.quote}>“{quote}”</blockquote>
          <figcaption>
            <p className="strong">{role}</p>
            <p className="note cluster" data-gap="small">
              {neighbourhood} {sample && <SampleMark />}
            </p>
          </figcaption>
        </figure>
        <ul className="ruled-columns" data-min="small" role="list">
          {stats.map((stat) => (
            <li key={stat.label}>
              <Stat {...stat} size="small" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

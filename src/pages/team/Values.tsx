import { team } from '../../../content/pages/team.ts'
import { Scene } from '../../ui/Scene.tsx'
import { Split } from '../../ui/Split.tsx'
import { TeamFigure } from './TeamFigure.tsx'
import styles from './Values.module.css'

const { title, items, scene } = team.values

/** What clients can count on, and who backs their agent, below a picture as wide as the window. */
export function Values() {
  return (
    <section className="band" data-tone="dark" aria-labelledby="rules-title">
      <Scene scene={scene} className={styles.picture} sizes="100vw" />
      <div className={`page-width ${styles.words}`}>
        <Split columns="1:1" align="center">
          <TeamFigure />
          <div className="column" data-gap="large">
            <h2 id="rules-title" className="eyebrow">
              {title}
            </h2>
            <ol className={`rows ${styles.rules}`} data-gap="large" role="list">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ol>
          </div>
        </Split>
      </div>
    </section>
  )
}

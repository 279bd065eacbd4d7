import { ArrowRight, ArrowUpRight } from 'lucide-react'
import { buyersGuide } from '../../../content/pages/buyers-guide.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './ResourceTiles.module.css'

const { id, title, tiles } = buyersGuide.resources

/** Six resources for buyers, as tiles of different sizes. */
export function ResourceTiles() {
  return (
    <GuideSection id={id} title={title} tone="sunk" width="full">
      <ul className={styles.tiles} role="list">
        {tiles.map((tile) => {
          const picture = 'scene' in tile ? tile.scene : undefined
          const leaves = !('to' in tile)
          const Arrow = leaves ? ArrowUpRight : ArrowRight
          return (
            <li key={tile.label} className={picture && 'captioned'} data-tone={picture ? 'dark' : undefined}>
              {picture && <Scene scene={picture} className="screen-only" />}
              <div>
                <h3 className="subheading">
                  <PageLink destination={tile} className="box-link">
                    {tile.label}
                  </PageLink>
                </h3>
                <p className="note">{tile.text}</p>
              </div>
              <Arrow
                className="arrow screen-only"
                data-leaves={leaves || undefined}
                size={22}
                aria-hidden="true"
              />
            </li>
          )
        })}
      </ul>
    </GuideSection>
  )
}

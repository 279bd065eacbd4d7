import type { ReactNode } from 'react'
import styles from './PageHero.module.css'
import backdrop from './PageHeroBackdrop.module.css'

type Props = {
  title: ReactNode
  lead: string
  eyebrow?: string
  breadcrumb?: ReactNode
  /**
   * Where the picture is placed in a wide window. `horizon`: land below the text and an arch of light beside it, for a `HeroScene`;
   * `aside`: beside the text; `edge`: beside it, in half an arch that leaves the window; `arch`: in an arched
   * frame along the bottom of the hero; `strip`: across the page, below the text; `frame`: the same, in the
   * format of cinema, out of which the drawing rises; `land`: across the window, its sky behind the text; `foot`: the same, below centred text;
   * `backdrop`: across the window, behind the text, which the page places on it with the custom properties of this look.
   */
  look?: 'horizon' | 'aside' | 'edge' | 'arch' | 'strip' | 'frame' | 'land' | 'foot' | 'backdrop'
  tone?: 'dark' | 'light' | 'sunk'
  picture?: ReactNode
  /** Whether the page rises over the picture, which stays behind: for one whose sky has no edge at the top. */
  lags?: boolean
  /** Across the bottom of the hero, such as key figures. */
  foot?: ReactNode
  /** For page-specific styles. */
  className?: string | undefined
  /** Calls to action, after the lead. */
  children?: ReactNode
}

/** Looks whose picture is below the text in a wide window, too. */
const STACKED: readonly Props['look'][] = ['strip', 'frame', 'land', 'foot', 'backdrop']

/** Looks whose sky is the hero's own. */
const LAGGING: readonly Props['look'][] = ['strip', 'land', 'foot']

/** The top of a page: title, lead and picture. */
export function PageHero({
  title,
  lead,
  eyebrow,
  breadcrumb,
  look = 'horizon',
  tone = 'dark',
  picture,
  lags = LAGGING.includes(look),
  foot,
  className = '',
  children,
}: Props) {
  const own = look === 'backdrop' ? `${backdrop.hero} ${className}` : className
  return (
    <div className={`band ${styles.hero} ${own}`} data-look={look} data-tone={tone}>
      <div
        className={`page-width split ${styles.inner}`}
        data-columns={STACKED.includes(look) ? undefined : '7:5'}
      >
        <div
          className={`stack ${styles.words}`}
          data-align={look === 'foot' ? 'centered' : undefined}
          data-hero="words"
        >
          {breadcrumb}
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {children}
        </div>
        {picture && (
          <div className={styles.picture} data-hero="picture" data-lags={lags || undefined}>
            {picture}
          </div>
        )}
        {foot && (
          <div className={styles.foot} data-hero="words">
            {foot}
          </div>
        )}
      </div>
    </div>
  )
}

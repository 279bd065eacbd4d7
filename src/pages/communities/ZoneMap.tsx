import { assessmentOf } from '../../../content/communities/assessments.ts'
import type { Quadrant } from '../../../content/communities/quadrants.ts'
import { cad } from '../../../content/formats.ts'
import { communitiesPage } from '../../../content/pages/communities.ts'
import { listId } from './directory.ts'
import { usePointed, usePointing } from './lights.ts'
import { WarmthKey } from './WarmthKey.tsx'
import warmth from './warmth.module.css'
import styles from './ZoneMap.module.css'
import {
  AROUND,
  airport,
  besideLight,
  FADE,
  GLOW,
  LEADER,
  lightsId,
  MIDDLE,
  mapZones,
  outline,
  PLANE,
  quarter,
  riverNames,
  rivers,
  VIEW_BOX,
} from './zone-map.ts'

const { mapLabel, mapCaption, mapCaptionSmall, rivers: riverLabels } = communitiesPage.search

type Props = {
  /** Whether a community is lit and the others dimmed; null when all look the same. */
  isLit: ((name: string) => boolean) | null
  /** Whether a zone's list is on the page. */
  isListed: (zone: (typeof mapZones)[number]['id']) => boolean
  /** How many of a zone's communities a search found, with or without a light; null without a search. */
  found: ((zone: (typeof mapZones)[number]['id']) => number) | null
  /** The quadrant lit on the map. */
  quadrant?: Quadrant | undefined
}

/**
 * The city at night: a light for each community at its place, warmer where homes are assessed higher. Each zone links to
 * its list, and has the number of its lit communities.
 */
export function ZoneMap({ isLit, isListed, found, quadrant }: Props) {
  const all = isLit ? mapZones.flatMap(({ lights }) => lights.filter(({ name }) => isLit(name))) : []
  const lone = all.length === 1 ? all[0] : undefined
  return (
    <figure className={styles.figure}>
      <nav aria-label={mapLabel}>
        <svg
          className={styles.map}
          role="presentation"
          viewBox={VIEW_BOX}
          width="100%"
          data-dimmed={isLit !== null || undefined}
        >
          <radialGradient
            id="quarter"
            gradientUnits="userSpaceOnUse"
            cx={MIDDLE.x}
            cy={MIDDLE.y}
            r={AROUND.west}
          >
            <stop stopColor="oklch(80% 0.09 225)" stopOpacity="0.34" />
            <stop offset="1" stopColor="oklch(80% 0.06 225)" stopOpacity="0" />
          </radialGradient>
          <radialGradient id="water" gradientUnits="userSpaceOnUse" cx={MIDDLE.x} cy={MIDDLE.y} r={FADE}>
            <stop offset="0.7" stopColor="oklch(72% 0.075 225)" stopOpacity="0.5" />
            <stop offset="1" stopColor="oklch(72% 0.075 225)" stopOpacity="0" />
          </radialGradient>
          <linearGradient id="rim" gradientUnits="userSpaceOnUse" x2="0" y1="-10" y2={MIDDLE.y}>
            <stop stopColor="var(--gold-bright)" stopOpacity="0.75" />
            <stop offset="1" stopColor="var(--gold)" stopOpacity="0" />
          </linearGradient>
          <defs>
            <path id="outline" d={outline} />
            <path id="rivers" d={rivers} />
          </defs>
          <use
            href="#outline"
            className={styles.rim}
            stroke="url(#rim)"
            {...AROUND_LIGHTS}
            strokeWidth="44"
          />
          <use href="#outline" className={styles.city} {...AROUND_LIGHTS} />
          {quadrant && (
            <>
              <mask id="within">
                <use href="#outline" fill="#fff" stroke="#fff" {...AROUND_LIGHTS} />
              </mask>
              <g mask="url(#within)">
                <path d={quarter(quadrant.id)} fill="url(#quarter)" className={styles.quarter} />
              </g>
            </>
          )}
          <use href="#rivers" fill="none" stroke="url(#water)" strokeWidth="4" />
          {riverNames.map(({ id, ...place }) => (
            <text key={id} {...place} className={styles.river}>
              {riverLabels[id]}
            </text>
          ))}
          <path
            d={PLANE}
            transform={`translate(${airport.x} ${airport.y})`}
            fill="oklch(78% 0.06 225 / 0.5)"
          />
          <path d={LEADER} stroke="var(--on-night-soft)" strokeOpacity="0.45" />
          {mapZones.map(({ id, label, at, lights, count, area }) => {
            const lit = found?.(id) ?? (isLit ? lights.filter(({ name }) => isLit(name)).length : count)
            return (
              <a key={id} {...(isListed(id) && { href: `#${listId(id)}` })}>
                <rect {...area} fill="none" pointerEvents="all" rx="14" />
                <g id={lightsId(id)} strokeWidth={GLOW} className={`${warmth.warmth} ${styles.lights}`}>
                  {lights.map((light) => (
                    <Light key={light.name} {...light} lit={isLit?.(light.name) || undefined} />
                  ))}
                </g>
                <text {...at} fill={lit > 0 ? 'var(--on-night)' : 'var(--ink-soft)'}>
                  {label} {lit > 0 && <tspan fill="var(--gold-text)">{lit}</tspan>}
                </text>
              </a>
            )
          })}
          {lone && (
            <text {...besideLight(lone)} className={styles.lone}>
              {lone.name}
            </text>
          )}
        </svg>
      </nav>
      <figcaption className={styles.caption}>
        <Pointed />
        <WarmthKey />
      </figcaption>
    </figure>
  )
}

type LightProps = (typeof mapZones)[number]['lights'][number] & { lit: boolean | undefined }

/**
 * One community. Its glow is room for a pointer. Pointed out, a light with room around it is drawn twice as large, and
 * answers where it did before: a pointer on its way to the next light must not be kept.
 */
function Light({ name, x, y, r, glow, warmth: step, lit }: LightProps) {
  const { light } = usePointing(name)
  const close = glow < GLOW
  const stroke = light['data-pointed'] && !close ? glow / GROWTH - r : glow
  return (
    <circle
      {...{ cx: x, cy: y, r, ...(stroke !== GLOW && { strokeWidth: stroke }) }}
      data-close={close || undefined}
      data-lit={lit}
      data-warmth={step}
      {...light}
    />
  )
}

/** As in the style sheet. */
const GROWTH = 2

/** The room that the city has around its outermost lights. */
const AROUND_LIGHTS = { strokeWidth: 36, strokeLinejoin: 'round' } as const

/** The highlighted light, with its name. The lists have the same names, so only sighted visitors need it. */
function Pointed() {
  const name = usePointed()
  const facts = name === null ? undefined : assessmentOf(name)
  return (
    <p className={`note ${styles.words}`}>
      <span className={styles.large} data-hidden={facts ? '' : undefined}>
        {mapCaption}
      </span>
      <span className={styles.small} data-hidden={facts ? '' : undefined}>
        {mapCaptionSmall}
      </span>
      {facts && (
        <span aria-hidden="true">
          <strong>{name}</strong> {cad(facts.median)}
        </span>
      )}
    </p>
  )
}

import { scatter } from '../guides/scatter.ts'

const SIDE = 118
/** Offset of the box's back face from its front. */
const DEPTH = { x: 46, y: -32 }
const FRONT = { x: 6, y: 42 }
const MARGIN = 5

/** A cubic metre of air with one dot for each of `decays`, in becquerels. */
export function AirBox({ decays }: { decays: number }) {
  const inside = SIDE - 2 * MARGIN
  const dots = (far: boolean) =>
    scatter(decays)
      .filter(({ z }) => z > 0.55 === far)
      .map(({ x, y, z }) => {
        const left = FRONT.x + MARGIN + x * inside + z * DEPTH.x
        const top = FRONT.y + MARGIN + y * inside + z * DEPTH.y
        return `M${Math.round(left)} ${Math.round(top)}z`
      })
      .join('')
  return (
    <svg viewBox="5.6 0 180 170" fill="none" aria-hidden="true">
      <path
        fill="var(--band-colour)"
        opacity="0.07"
        d={`M${FRONT.x} ${FRONT.y}l${DEPTH.x} ${DEPTH.y}h${SIDE}v${SIDE}l${-DEPTH.x} ${-DEPTH.y}h${-SIDE}z`}
      />
      {/* What is farther back is smaller and fainter. */}
      <path
        data-light
        stroke="color-mix(in oklab, var(--band-colour) 62%, transparent)"
        strokeWidth="2"
        strokeLinecap="round"
        d={dots(true)}
      />
      <path
        data-draw
        pathLength="1"
        stroke="var(--ink-soft)"
        strokeWidth="0.8"
        strokeLinejoin="round"
        opacity="0.6"
        d={`M${FRONT.x} ${FRONT.y}h${SIDE}v${SIDE}h${-SIDE}z l${DEPTH.x} ${DEPTH.y}h${SIDE}v${SIDE}l${-DEPTH.x} ${-DEPTH.y}m0 ${-SIDE}l${DEPTH.x} ${DEPTH.y}`}
      />
      <path data-light stroke="var(--band-colour)" strokeWidth="2.8" strokeLinecap="round" d={dots(false)} />
    </svg>
  )
}

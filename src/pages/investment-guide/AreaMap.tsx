import { investmentGuide } from '../../../content/pages/investment-guide.ts'
import { SvgMarker } from '../guides/SvgMarker.tsx'

const { map, river } = investmentGuide.areas

/** The areas in the order of the content, in kilometres east and north of downtown. */
const PLACES = [
  [0.4, -1.4],
  [-4.8, 4.2],
  [8.4, -18.4],
  [-8.9, 5],
  [8.8, 8.7],
  [7.2, -0.8],
  [4.2, 26.4],
] as const

const KILOMETRE = 15
const DOWNTOWN = { x: 380, y: 440 }
/** Section roads, two miles apart. */
const roads = [
  ...Array.from({ length: 14 }, (_, index) => `M${-20.2 + index * 3.2} -22V30`),
  ...Array.from({ length: 16 }, (_, index) => `M-26 ${-19.6 + index * 3.2}H22`),
].join('')

/** Calgary and Airdrie, with the Bow, the Elbow and the highway between the two. */
export function AreaMap() {
  return (
    <svg
      className="card"
      viewBox="60 0 640 760"
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      role="img"
      aria-label={map}
    >
      <rect x="60" width="640" height="760" fill="var(--paper-raised)" />
      <g
        transform={`translate(${DOWNTOWN.x} ${DOWNTOWN.y}) scale(${KILOMETRE} ${-KILOMETRE})`}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path stroke="var(--line)" strokeWidth="0.07" d={roads} />
        <path
          fill="var(--wheat)"
          stroke="var(--wheat)"
          strokeWidth="1.4"
          d="M-8.6 15.4L3.6 16L11.6 12.4L12.4 5L11.4 0L12 -10L11.4 -19.6L2.4 -20L-3.6 -16.4L-7.6 -11.6L-8.6 -7.4L-11.6 -3L-12.2 5.4L-12.8 10.4zM2.4 23.8L6.4 24L6.4 28.6L2.2 28.4z"
        />
        <path
          data-draw
          pathLength="1"
          stroke="var(--ink-soft)"
          strokeWidth="0.18"
          d="M3.6 30V12C3.6 8 2.4 6 3.2 2.4S5.4 -4 4.8 -8S6.4 -16 6.2 -22"
        />
        <g stroke="color-mix(in oklab, var(--glacier) 70%, var(--wheat))">
          <path
            data-draw
            pathLength="1"
            strokeWidth="0.75"
            d="M-26 14C-22 10 -19 13 -16 11C-14 9 -12.6 6.6 -10.4 6.2S-8.4 3 -6.6 2.2S-2.6 .4 -.8 .8S2 .2 3.2 -.6S4.4 -4 3.4 -6.6S4.6 -11 5.8 -13.4S7.4 -18.4 11.6 -22"
          />
          <path
            data-draw
            pathLength="1"
            strokeWidth="0.35"
            d="M2.2 0C1.2 -2.4 -.4 -2.4 -1.2 -4S-1.8 -5.8 -3 -6.2S-9.6 -6.6 -16 -10.4S-22 -17 -26 -18"
          />
          <path strokeWidth="1.1" d="M-3 -6.2C-4.6 -6.8 -5.4 -6 -6.4 -6.6" />
        </g>
      </g>
      <text x="206" y="304" fontSize="26" fontFamily="var(--display)" fill="var(--glacier)">
        {river}
      </text>
      {PLACES.map(([east, north], index) => (
        <SvgMarker
          key={`${east} ${north}`}
          at={[DOWNTOWN.x + east * KILOMETRE, DOWNTOWN.y - north * KILOMETRE]}
          number={index + 1}
          fill="var(--ink)"
          line="var(--wheat)"
        />
      ))}
    </svg>
  )
}

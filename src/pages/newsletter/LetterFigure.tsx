import { site } from '../../../content/site.ts'

/** Of the homes sold, a bar per month. */
const BARS = [22, 34, 30, 44, 52, 38, 28, 36] as const
/** Of the prices. */
const LINE = '62 150 90 142 118 146 146 128 174 134 202 116 230 120 258 104'

/** An open envelope with a letter in it: who sends it, the prices of a year, the homes sold, and what it means. */
export function LetterFigure() {
  return (
    <svg viewBox="0 0 320 400" fill="none" aria-hidden="true">
      <path fill="oklch(80% 0.06 80)" d="M0 212 160 104l160 108v188H0z" />
      <g fill="oklch(98.6% 0.006 85)">
        <rect x="24" y="0" width="272" height="330" rx="4" />
      </g>
      <path fill="var(--gold)" d="M48 28h44v4H48z" />
      <text x="46" y="68" fontFamily="var(--display)" fontSize="38" fill="oklch(24% 0.035 220)">
        {site.shortName}
      </text>
      <path stroke="oklch(87% 0.015 85)" strokeWidth="1.5" d="M48 186h224M48 156h224M48 126h224M48 96h224" />
      <path
        fill="oklch(86% 0.04 225)"
        d={BARS.map((height, bar) => `M${53 + bar * 28} 186v-${height}h18v${height}z`).join('')}
      />
      <path stroke="oklch(41.5% 0.085 228)" strokeWidth="3" strokeLinejoin="round" d={`M${LINE}`} />
      <circle cx="258" cy="104" r="6" fill="var(--gold)" stroke="oklch(24% 0.035 220)" strokeWidth="2" />
      <path stroke="oklch(60% 0.02 220)" strokeWidth="5" d="M48 210h224M48 226h206M48 242h216" />
      <path fill="oklch(91.5% 0.055 85)" d="M0 212v188h320V212L160 320z" />
      <path
        stroke="oklch(72% 0.08 78)"
        strokeWidth="1.5"
        d="m0 400 124-104M320 400 196 296M0 212l160 108 160-108"
      />
    </svg>
  )
}

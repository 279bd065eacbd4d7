import { asbestos } from '../../../content/pages/asbestos-information.ts'
import { Callout } from '../../ui/Callout.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import { scatter } from '../guides/scatter.ts'
import styles from './VisualCues.module.css'

const { id, title, text, items, warning } = asbestos.cues

const every = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')
const tiles = every(4, (row) => every(2, (pair) => `M${pair * 60 + (row % 2) * 30} ${row * 30}h30v30h-30z`))
const veins = every(8, (index) => `M${(index % 4) * 30 + 5} ${index < 4 ? 42 : 102}q8 -6 11 2t10 4`)
const ridges = (offset: number) => every(7, (index) => `M${index * 20 + offset} 0V120`)
const nails = every(6, (index) => `M${index * 20 + 10} 66h0`)
const stipple = (from: number, offset: number) =>
  scatter(260)
    .slice(from, from + 130)
    .map(({ x, y }) => `M${(x * 122 - 1 + offset).toFixed(1)} ${(y * 122 - 1 + offset).toFixed(1)}h0`)
    .join('')

const CEMENT = 'oklch(72% 0.018 230)'
const TAPE = 'oklch(94% 0.02 85)'
const round = { strokeLinecap: 'round' } as const

/** The drawing of each visual cue, in its material's own colours, in the order of the content. */
const SWATCHES = [
  [
    { fill: 'oklch(38% 0.045 218)', d: 'M-200 -10H320V130H-200z' },
    { fill: 'oklch(60% 0.1 48)', d: 'M-200 98H320V107H-200z' },
    { fill: TAPE, d: 'M-200 36H320V80H-200z' },
    { fill: 'oklch(80% 0.03 75)', d: 'M-200 64H320V80H-200z' },
    { stroke: 'oklch(86% 0.03 80)', strokeWidth: 9, d: 'M-40 33V83M24 33V83M106 33V83M170 33V83' },
    { fill: 'oklch(52% 0.05 65)', d: 'M58 36l7 12l-5 9l11 7l9 -12l-4 -16z' },
    { ...round, stroke: TAPE, strokeWidth: 1.6, d: 'M62 50l-7 9M67 60l-2 9M74 58l5 9' },
  ],
  [
    { fill: 'oklch(83% 0.045 82)', d: 'M0 0H120V120H0z' },
    { fill: 'oklch(47% 0.075 42)', d: tiles },
    { ...round, stroke: 'oklch(66% 0.06 50)', strokeWidth: 1.6, d: veins },
    { stroke: 'oklch(33% 0.04 60)', d: 'M0 30H120M0 60H120M0 90H120M30 0V120M60 0V120M90 0V120' },
  ],
  [
    { fill: CEMENT, d: 'M-60 0H180V120H-60z' },
    { stroke: 'oklch(58% 0.022 230)', strokeWidth: 8, d: ridges(4) },
    { stroke: 'oklch(84% 0.015 230)', strokeWidth: 3, d: ridges(12) },
    { stroke: 'oklch(44% 0.03 230)', strokeWidth: 2.5, d: 'M-60 74H180' },
    { ...round, stroke: 'oklch(40% 0.05 50)', strokeWidth: 4, d: nails },
  ],
  [
    { fill: 'oklch(90% 0.022 82)', d: 'M-60 -60H180V180H-60z' },
    { ...round, stroke: 'oklch(76% 0.035 75)', strokeWidth: 6, d: stipple(0, 1.5) },
    { ...round, stroke: 'oklch(97% 0.012 85)', strokeWidth: 5, d: stipple(0, 0) + stipple(130, 0) },
  ],
  [
    { fill: 'oklch(38% 0.045 218)', d: 'M-60 -60H180V180H-60z' },
    { fill: CEMENT, d: 'M34 -10H86V60H124V104H34z' },
    { fill: 'oklch(58% 0.022 230)', d: 'M34 -10H46V104H34zM46 92H124V104H46z' },
    { stroke: TAPE, strokeWidth: 11, d: 'M32 20H88M96 58V106' },
    { stroke: 'oklch(80% 0.03 75)', strokeWidth: 2, d: 'M32 24H88M100 58V106' },
    { ...round, stroke: TAPE, strokeWidth: 4, d: 'M84 24l8 12' },
  ],
] as const

/** Materials that should be tested, with drawings. */
export function VisualCues() {
  return (
    <GuideSection id={id} title={title} lead={text} width="wide">
      <ul className={styles.cues} role="list">
        {items.map((item, index) => (
          <li key={item} className="strong">
            <svg
              width="100%"
              viewBox="0 0 120 120"
              preserveAspectRatio="xMidYMid slice"
              fill="none"
              aria-hidden="true"
            >
              {SWATCHES[index]?.map((path) => (
                <path key={path.d} {...path} />
              ))}
            </svg>
            {item}
          </li>
        ))}
      </ul>
      <Callout tone="warning" title={warning} />
    </GuideSection>
  )
}

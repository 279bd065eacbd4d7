import { asbestos } from '../../../content/pages/asbestos-information.ts'
import { Callout } from '../../ui/Callout.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import { scatter } from '../guides/scatter.ts'
import styles from './VisualCues.module.css'

const { id, title, text, items, warning } = asbestos.cues

const every = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')
const checks = every(4, (row) => every(2, (pair) => `M${pair * 60 + (row % 2) * 30} ${row * 30}h30v30h-30z`))
const waves = every(7, (index) => `M${index * 20} 0V120`)
const stipple = scatter(260).map(({ x, y }) => `M${(4 + x * 112).toFixed(1)} ${(4 + y * 112).toFixed(1)}h0`)

/** A shade of the text colour. */
const tone = (percent: number) => `color-mix(in oklab, var(--ink) ${percent}%, transparent)`
const body = { fill: 'var(--paper-raised)' }
const shade = { fill: tone(26) }
const line = { stroke: tone(45), strokeWidth: 1.5 }

/** The drawing of each visual cue, in the order of the content. */
const SWATCHES = [
  [
    { ...body, d: 'M-4 44H124V76H-4z' },
    { ...shade, d: 'M-4 65H124V76H-4z' },
    { ...line, d: 'M22 44v32M64 44v32M106 44v32' },
  ],
  [
    { ...shade, d: checks },
    { ...line, d: 'M0 30H120M0 60H120M0 90H120M30 0V120M60 0V120M90 0V120' },
  ],
  [
    { stroke: tone(28), strokeWidth: 10, d: waves },
    { ...line, d: 'M0 62H120' },
  ],
  [{ stroke: tone(32), strokeWidth: 4.2, strokeLinecap: 'round', d: stipple.join('') }],
  [
    { ...body, d: 'M22 -4H98V60H124V108H22z' },
    { ...shade, d: 'M22 -4H40V108H22zM40 92H124V108H40z' },
    { stroke: 'var(--gold)', strokeWidth: 9, d: 'M22 28H98M82 60V108' },
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

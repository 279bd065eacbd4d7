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

/** What each sight looks like, as light and shade, in the order of the content. */
const SWATCHES = [
  [
    { cut: 'body', d: 'M-4 44H124V76H-4z' },
    { cut: 'shade', d: 'M-4 65H124V76H-4z' },
    { cut: 'line', d: 'M22 44v32M64 44v32M106 44v32' },
  ],
  [
    { cut: 'shade', d: checks },
    { cut: 'line', d: 'M0 30H120M0 60H120M0 90H120M30 0V120M60 0V120M90 0V120' },
  ],
  [
    { cut: 'wave', d: waves },
    { cut: 'line', d: 'M0 62H120' },
  ],
  [{ cut: 'grain', d: stipple.join('') }],
  [
    { cut: 'body', d: 'M22 -4H98V60H124V108H22z' },
    { cut: 'shade', d: 'M22 -4H40V108H22zM40 92H124V108H40z' },
    { cut: 'tape', d: 'M22 28H98M82 60V108' },
  ],
] as const

/** Sights that call for a test, drawn. */
export function VisualCues() {
  return (
    <GuideSection id={id} title={title} lead={text} width="wide">
      <ul className={styles.cues} data-plain>
        {items.map((item, index) => (
          <li key={item}>
            <svg viewBox="0 0 120 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
              {SWATCHES[index]?.map(({ cut, d }) => (
                <path key={cut} data-cut={cut} d={d} />
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

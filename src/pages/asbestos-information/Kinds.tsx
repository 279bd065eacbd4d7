import { asbestos } from '../../../content/pages/asbestos-information.ts'
import { scatter } from '../guides/scatter.ts'

const { friable, bound } = asbestos.what.kinds

/** Short lines in all directions, spread over a box. */
const fibres = (count: number, left: number, top: number, width: number, height: number) =>
  scatter(count)
    .map(({ x, y, z }) => {
      const turn = z * Math.PI * 2
      return `M${(left + x * width).toFixed(1)} ${(top + y * height).toFixed(1)}l${(Math.cos(turn) * 11).toFixed(1)} ${(Math.sin(turn) * 11).toFixed(1)}`
    })
    .join('')
const shed = fibres(46, 16, 8, 204, 60)
const held = fibres(70, 28, 36, 176, 42)

/** The two kinds of material: one sheds fibres, the other holds them, as the text beside it says. */
export function Kinds() {
  return (
    <div className="ruled-columns screen-only" data-min="small">
      <div>
        <svg viewBox="0 0 240 124" width="100%" fill="none" strokeLinecap="round" aria-hidden="true">
          <path data-light stroke="var(--alert)" strokeWidth="2" d={shed} />
          <path
            fill="var(--wheat)"
            stroke="var(--ink)"
            strokeWidth="3"
            d="M8 78c14 -8 20 4 36 -2s22 -4 38 2s26 -8 44 -2s24 4 40 -2s30 6 66 0v40H8z"
          />
          <path stroke="var(--ink)" strokeWidth="2" d="M52 78v38M126 76v40M196 76v40" />
        </svg>
        <p className="label">{friable}</p>
      </div>
      <div>
        <svg viewBox="0 -26 240 124" width="100%" fill="none" strokeLinecap="round" aria-hidden="true">
          <path fill="var(--wheat)" stroke="var(--ink)" strokeWidth="2" d="M8 22H232V92H8z" />
          <path stroke="var(--alert)" strokeWidth="2" d={held} />
        </svg>
        <p className="label">{bound}</p>
      </div>
    </div>
  )
}

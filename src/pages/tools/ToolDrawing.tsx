import type { tools } from '../../../content/pages/tools.ts'
import investment from '../../assets/scenes/tool-investment-property.svg?no-inline'
import affordability from '../../assets/scenes/tool-mortgage-affordability.svg?no-inline'
import payment from '../../assets/scenes/tool-mortgage-payment.svg?no-inline'
import moving from '../../assets/scenes/tool-moving-guide.svg?no-inline'
import rental from '../../assets/scenes/tool-rental-analysis.svg?no-inline'
import traffic from '../../assets/scenes/tool-traffic.svg?no-inline'

const DRAWINGS: Record<(typeof tools.external.items)[number]['id'], string> = {
  'rental-analysis': rental,
  'mortgage-alberta': payment,
  'moving-guide': moving,
  traffic,
  'mortgage-affordability': affordability,
  'investment-property': investment,
}

type Props = {
  tool: keyof typeof DRAWINGS
  className: string | undefined
}

/** A small drawing of what a tool is about. */
export const ToolDrawing = ({ tool, className }: Props) => (
  <img src={DRAWINGS[tool]} alt="" className={className} width={400} height={300} loading="lazy" />
)

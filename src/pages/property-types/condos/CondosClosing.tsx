import { condos } from '../../../../content/pages/property-types/condos.ts'
import { Actions } from '../../../ui/Actions.tsx'
import { Closing } from '../../../ui/Closing.tsx'

const { title, text, link } = condos.closing

export function CondosClosing() {
  return (
    <Closing title={title} text={text} layout="stacked" tone="sunk">
      <Actions actions={[link]} />
    </Closing>
  )
}

import { condos } from '../../../../content/pages/property-types/condos.ts'
import { Actions } from '../../../ui/Actions.tsx'
import { Closing } from '../../../ui/Closing.tsx'
import { Scene } from '../../../ui/Scene.tsx'

const { title, text, link } = condos.closing

export function CondosClosing() {
  return (
    <Closing
      title={title}
      text={text}
      layout="plate"
      tone="wheat"
      picture={<Scene scene="condo-papers" className="cover" />}
    >
      <Actions actions={[link]} />
    </Closing>
  )
}

import { luxury } from '../../../../content/pages/property-types/luxury.ts'
import { Actions } from '../../../ui/Actions.tsx'
import { Closing } from '../../../ui/Closing.tsx'
import { Scene } from '../../../ui/Scene.tsx'

const { title, text, link } = luxury.closing

export function LuxuryClosing() {
  return (
    <Closing
      title={title}
      text={text}
      layout="bleed"
      tone="dark"
      picture={<Scene scene="tall-windows" className="cover" />}
    >
      <Actions actions={[link]} />
    </Closing>
  )
}

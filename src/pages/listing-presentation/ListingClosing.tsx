import { listingPresentation } from '../../../content/pages/listing-presentation.ts'
import { site } from '../../../content/site.ts'
import { Actions } from '../../ui/Actions.tsx'
import { Closing } from '../../ui/Closing.tsx'
import { Scene } from '../../ui/Scene.tsx'

const { title, text, scene, action, callAction } = listingPresentation.closing

export function ListingClosing() {
  return (
    <Closing
      title={title}
      text={text}
      layout="bleed"
      side="left"
      picture={<Scene scene={scene} className="cover" />}
    >
      <Actions actions={[action, { label: `${callAction} ${site.phone.display}`, href: site.phone.href }]} />
    </Closing>
  )
}

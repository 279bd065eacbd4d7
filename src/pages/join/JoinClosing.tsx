import { join } from '../../../content/pages/join.ts'
import { Actions } from '../../ui/Actions.tsx'
import { buttonLook } from '../../ui/Button.tsx'
import { Closing } from '../../ui/Closing.tsx'
import { Scene } from '../../ui/Scene.tsx'

const { closing, form } = join

/** Links back to the application form. */
export function JoinClosing() {
  return (
    <Closing
      title={closing.title}
      text={closing.text}
      tone="wheat"
      layout="plate"
      side="left"
      picture={<Scene scene={closing.scene} className="cover" />}
    >
      <Actions>
        <a href={`#${form.id}-form`} {...buttonLook()}>
          {closing.callToAction}
        </a>
      </Actions>
    </Closing>
  )
}

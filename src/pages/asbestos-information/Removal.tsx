import { asbestos } from '../../../content/pages/asbestos-information.ts'
import { Steps } from '../../ui/Steps.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'

const { id, title, text, stages } = asbestos.removal

export function Removal() {
  return (
    <GuideSection id={id} title={title} lead={text} width="full">
      <Steps
        direction="across"
        steps={stages.map(({ title, text }) => ({
          title,
          content: (
            <p>
              <Unbroken>{text}</Unbroken>
            </p>
          ),
        }))}
      />
    </GuideSection>
  )
}

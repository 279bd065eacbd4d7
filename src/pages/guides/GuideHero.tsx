import type { ComponentProps, ReactNode } from 'react'
import { guideLabels } from '../../../content/guides/labels.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { KeyFigures } from './KeyFigures.tsx'

type Looks = ComponentProps<typeof PageHero>
type Props = Pick<Looks, 'look' | 'lags' | 'tone' | 'picture' | 'className'> & {
  hero: { eyebrow: string; title: string; lead: string }
  keyFigures: readonly { figure: string; label: string }[]
  /** Calls to action. */
  children?: ReactNode
}

/** The hero of a guide: title, picture and key figures. */
export function GuideHero({ hero, keyFigures, children, ...looks }: Props) {
  return (
    <PageHero
      {...looks}
      title={hero.title}
      lead={hero.lead}
      breadcrumb={<Breadcrumb parents={[guideLabels.home]} current={hero.eyebrow} />}
      foot={<KeyFigures figures={keyFigures} />}
    >
      {children}
    </PageHero>
  )
}

import { join } from '../../../content/pages/join.ts'
import { Actions } from '../../ui/Actions.tsx'
import { buttonLook } from '../../ui/Button.tsx'
import { HeroScene } from '../../ui/HeroScene.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import beside from '../../ui/PageHeroBeside.module.css'
import { Section } from '../../ui/Section.tsx'
import { StatList } from '../../ui/StatList.tsx'

const { hero, stats, form } = join

export function JoinHero() {
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        look="strip"
        tone="light"
        className={beside.hero}
        picture={<HeroScene scene={hero.scene} />}
      >
        <Actions>
          <a href={`#${form.id}-form`} {...buttonLook()}>
            {hero.callToAction}
          </a>
        </Actions>
      </PageHero>
      <Section tone="sunk" space="tight">
        <StatList stats={stats} />
      </Section>
    </>
  )
}

import { Actions } from '../../../ui/Actions.tsx'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'
import { Closing } from '../../../ui/Closing.tsx'
import { ClosingLinks } from '../../../ui/ClosingLinks.tsx'
import { HeroScene } from '../../../ui/HeroScene.tsx'
import { LargeLink } from '../../../ui/LargeLink.tsx'
import { PageHero } from '../../../ui/PageHero.tsx'
import { Scene } from '../../../ui/Scene.tsx'
import { Section } from '../../../ui/Section.tsx'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import { Split } from '../../../ui/Split.tsx'
import type { SpecimenEntry } from '../Specimen.tsx'

export const structure: SpecimenEntry[] = [
  {
    name: 'Section',
    notes: 'A full-width band. Light, sunk and dark ones alternate; a tight one stands between two larger.',
    stages: [
      {
        label: 'light, sunk, dark',
        bleed: true,
        content: (['light', 'sunk', 'dark'] as const).map((tone) => (
          <Section key={tone} tone={tone} space="tight">
            <p>A band of {tone} paper.</p>
          </Section>
        )),
      },
    ],
  },
  {
    name: 'SectionHeading',
    notes: 'A line of light, a heading, and a few words; split, the words stand beside it.',
    stages: [
      {
        label: 'stacked',
        content: (
          <SectionHeading
            level={3}
            eyebrow="How we work"
            title="Priced to hold, filmed to be seen"
            lead="Four steps, one team, and a number you can check."
          />
        ),
      },
      {
        label: 'split',
        content: (
          <SectionHeading
            level={3}
            layout="split"
            title="Every quadrant, and the towns around it"
            lead="From the river valley to the foothills, we know which street the light reaches first."
          />
        ),
      },
    ],
  },
  {
    name: 'Closing',
    notes: 'The last section of a page: one thought, and what to do next.',
    stages: [
      {
        label: 'wheat',
        bleed: true,
        content: (
          <Closing title="See what we would post about your home" text="Three ideas, free." tone="wheat">
            <Actions
              actions={[
                { label: 'Get Your Home Value', to: '/evaluation' },
                { label: 'Contact Us', to: '/contact' },
              ]}
            />
          </Closing>
        ),
      },
    ],
  },
  {
    name: 'ClosingLinks',
    notes: 'Where else a closing leads, below its button.',
    stages: [
      {
        label: 'two links',
        content: (
          <ClosingLinks
            links={[
              { label: 'Home ownership costs', to: '/home-costs' },
              { label: 'Browse communities', to: '/communities' },
            ]}
          />
        ),
      },
    ],
  },
  {
    name: 'LargeLink',
    notes: 'A row of a list of links whose titles are set large. All of the row can be pressed.',
    stages: [
      {
        label: 'heading',
        content: (
          <ul className="rows" role="list">
            <LargeLink
              title="City of Calgary"
              destination={{ href: 'https://www.calgary.ca' }}
              note="Services"
            >
              Property tax, permits and maps.
            </LargeLink>
          </ul>
        ),
      },
    ],
  },
  {
    name: 'Split',
    notes: 'Two columns, one under the other below 60 rem.',
    stages: [
      {
        label: '7:5',
        content: (
          <Split>
            <p>What the visitor came for.</p>
            <p>What supports it.</p>
          </Split>
        ),
      },
    ],
  },
  {
    name: 'Breadcrumb',
    notes: 'Where a page stands. Under the pointer a parent’s line appears.',
    stages: [
      {
        label: 'two parents',
        content: (
          <Breadcrumb
            parents={[
              { label: 'Home', to: '/' },
              { label: 'Buyer Services', to: '/buyer' },
            ]}
            current="Radon information"
          />
        ),
      },
    ],
  },
  // Last, because its title is an h1: a lesser heading must not follow.
  {
    name: 'PageHero',
    also: ['Actions', 'Scene', 'HeroScene'],
    notes:
      'The top of a page. `look` says where the picture stands; below 60 rem all stand under one another.',
    stages: (['horizon', 'arch', 'edge'] as const).map((look) => ({
      label: look,
      bleed: true,
      content: (
        <PageHero
          look={look}
          tone={look === 'horizon' ? 'dark' : 'sunk'}
          eyebrow="Aerial coverage"
          title="Show where the home is"
          lead="Inside, a buyer sees rooms. From above they see the lot, the lane and the park."
          picture={
            look === 'horizon' ? <HeroScene scene="hero-investment-guide" /> : <Scene scene="heritage-dawn" />
          }
        >
          <Actions actions={[{ label: 'Get Your Home Value', to: '/evaluation' }]} />
        </PageHero>
      ),
    })),
  },
]

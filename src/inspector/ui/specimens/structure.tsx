import { Camera, Compass, House } from 'lucide-react'
import drone from '../../../assets/scenes/drone.svg'
import river from '../../../assets/scenes/river-bow.svg'
import skyline from '../../../assets/scenes/skyline-dusk.svg'
import { Badge } from '../../../ui/Badge.tsx'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Figure } from '../../../ui/Figure.tsx'
import { Section } from '../../../ui/Section.tsx'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import styles from '../Specimen.module.css'
import type { SpecimenEntry } from '../Specimen.tsx'

const CITY = { href: 'https://www.calgary.ca' }

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
    name: 'Card',
    notes:
      'Where a card leads somewhere its title is the link and all of it answers. Under the pointer the arrow moves 3 px, light comes up under a row, and a picture draws nearer.',
    stages: [
      {
        label: 'plain',
        content: (
          <div className={styles.columns}>
            <Card level={4} title="Builder network" icon={<House />}>
              Homes that are not listed yet.
            </Card>
            <Card level={4} title="Pre-approval" destination={{ to: '/tools' }}>
              Know your number before you look.
            </Card>
          </div>
        ),
      },
      {
        label: 'feature',
        content: (
          <div className={styles.columns}>
            <Card level={4} kind="feature" icon={<Camera />} title="A videographer down the hall">
              Every listing is filmed, edited and promoted by people who do nothing else.
            </Card>
            <Card
              level={4}
              kind="feature"
              mark="Marketing"
              title="30+ channels"
              destination={{ to: '/social-presence' }}
            >
              Print, outdoor and online, from the first day.
            </Card>
          </div>
        ),
      },
      {
        label: 'link',
        content: (
          <div className={styles.ledger}>
            <Card
              level={4}
              kind="link"
              icon={<Compass />}
              title="Browse communities"
              destination={{ to: '/communities' }}
            >
              Over 140 sites, by zone
            </Card>
            <Card level={4} kind="link" title="City of Calgary" destination={CITY} />
          </div>
        ),
      },
      {
        label: 'media',
        content: (
          <div className={styles.columns}>
            <Card
              level={4}
              kind="media"
              media={<Figure src={drone} alt="" />}
              mark={<Badge tone="gold">Luxury</Badge>}
              title="Above the river bend"
              destination={{ to: '/aerial-videos' }}
            >
              The lot, the park behind it, and the road in.
            </Card>
            <Card level={4} kind="media" media={<Figure src={skyline} alt="" />} title="The core at dusk">
              A card that leads nowhere has no arrow.
            </Card>
          </div>
        ),
      },
      {
        label: 'ledger',
        content: (
          <div>
            <Card level={4} kind="ledger" number="01" title="Torrens land titles">
              The registry itself is the proof of who owns what.
            </Card>
            <Card
              level={4}
              kind="ledger"
              number="02"
              title="Real property report"
              destination={{ to: '/buyers-guide' }}
            >
              A survey of what stands where, with the city’s stamp.
            </Card>
          </div>
        ),
      },
    ],
  },
  {
    name: 'Figure',
    notes: 'A picture in a frame of a given shape. Its colour is there before the picture is.',
    stages: [
      {
        label: '16:9 with a caption',
        content: (
          <Figure src={river} alt="The Bow River below the foothills" caption="The Bow, looking west." />
        ),
      },
      {
        label: '4:3 and 21:9',
        content: (
          <div className={styles.columns}>
            <Figure src={skyline} alt="Calgary at dusk" ratio="4:3" />
            <Figure src={drone} alt="A drone over a lot" ratio="21:9" />
          </div>
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
]

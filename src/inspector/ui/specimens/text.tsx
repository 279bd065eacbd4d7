import { Accordion } from '../../../ui/Accordion.tsx'
import { Callout } from '../../../ui/Callout.tsx'
import { Fold } from '../../../ui/Fold.tsx'
import { Steps } from '../../../ui/Steps.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { Unbroken } from '../../../ui/Unbroken.tsx'
import type { SpecimenEntry } from '../Specimen.tsx'

const QUESTIONS = [
  {
    value: 'documents',
    title: 'What are condo documents?',
    content: <p>The bylaws, minutes, budget and reserve fund study of the corporation you buy into.</p>,
  },
  {
    value: 'fees',
    title: 'What do condo fees cover?',
    note: '3 parts',
    content: <p>Upkeep of what is shared, its insurance, and savings for what will need replacing.</p>,
  },
]

const STEPS = [
  { title: 'Request', content: <p>Two minutes, a few lines about your home.</p> },
  { title: 'Analysis', content: <p>Comparables, trends, and a person who reads both.</p> },
  { title: 'Consultation', content: <p>A figure, and how we arrive at it.</p> },
]

export const text: SpecimenEntry[] = [
  {
    name: 'Accordion',
    also: ['FaqAccordion'],
    notes:
      'Questions that open to their answers. The chevron turns and dips under the pointer; arrow keys move between titles. Without a script, and in print, all of it shows.',
    stages: [
      {
        label: 'independent, one open',
        content: <Accordion level={4} multiple items={QUESTIONS} defaultValue={['documents']} />,
      },
      { label: 'one at a time, all closed', content: <Accordion level={4} items={QUESTIONS} /> },
    ],
  },
  {
    name: 'Fold',
    notes:
      'Details of a short entry, closed on a phone. In a wide window, in print and without a script they are open.',
    stages: [
      {
        label: 'below its heading',
        content: (
          <div className="folds">
            <h4>Buyers with children</h4>
            <Fold label="What buyers with children look for">
              <p>A school within a walk, and a yard.</p>
            </Fold>
          </div>
        ),
      },
    ],
  },
  {
    name: 'Tabs',
    notes:
      'One of several texts. Arrow keys choose; on a phone the line of names scrolls. All texts are in the page.',
    stages: [
      {
        label: 'as wide as their names',
        content: (
          <Tabs
            label="How our approach benefits buyers"
            items={['Relationships', 'Properties', 'Digital', 'Marketing', 'Team'].map((label) => ({
              value: label,
              label,
              content: <p>What {label.toLowerCase()} do for whoever buys.</p>,
            }))}
          />
        ),
      },
      {
        label: 'of one width',
        content: (
          <Tabs
            fitted
            label="Account"
            items={[
              { value: 'in', label: 'Sign In', content: <p>Welcome back.</p> },
              { value: 'up', label: 'Sign Up', content: <p>Good to meet you.</p> },
            ]}
          />
        ),
      },
    ],
  },
  {
    name: 'Callout',
    notes: 'What must not be missed. Its tone is said as well as coloured.',
    stages: [
      {
        label: 'info',
        content: (
          <Callout level={4} title="Levels change with the season">
            <p>Radon is measured over at least 90 days, best in winter.</p>
          </Callout>
        ),
      },
      {
        label: 'warning',
        content: <Callout level={4} tone="warning" title="Never assume - always test if uncertain!" />,
      },
      {
        label: 'danger',
        content: (
          <Callout level={4} tone="danger" title="There is no safe level of asbestos exposure.">
            <ul>
              <li>Leave it alone.</li>
              <li>Have it tested.</li>
            </ul>
          </Callout>
        ),
      },
    ],
  },
  {
    name: 'Steps',
    notes: 'The way from a first step to a last: it winds down, or runs across where there is room.',
    stages: [
      { label: 'down', content: <Steps level={4} steps={STEPS} /> },
      { label: 'across', content: <Steps level={4} direction="across" steps={STEPS} /> },
    ],
  },
  {
    name: 'Unbroken',
    notes: 'Running text whose ranges and short compounds stay whole: browsers break after any hyphen.',
    stages: [
      {
        label: 'ranges and compounds',
        content: (
          <p>
            <Unbroken>
              An inspection costs $400-600, radon mitigation $1,500-5,000. New homes carry the 1-2-5-10
              warranty.
            </Unbroken>
          </p>
        ),
      },
    ],
  },
]

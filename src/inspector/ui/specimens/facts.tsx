import { Badge, RiskBadge } from '../../../ui/Badge.tsx'
import { SampleMark } from '../../../ui/SampleMark.tsx'
import { SourceLine } from '../../../ui/SourceLine.tsx'
import { Stat } from '../../../ui/Stat.tsx'
import { StatList } from '../../../ui/StatList.tsx'
import { Table } from '../../../ui/Table.tsx'
import type { SpecimenEntry } from '../Specimen.tsx'

export const facts: SpecimenEntry[] = [
  {
    name: 'Stat',
    notes: 'A large figure and what it counts. Figures are of one width, so that columns of them align.',
    stages: [
      {
        label: 'large',
        content: <Stat size="large" figure="$1B+" label="in sales volume" />,
      },
      {
        label: 'medium',
        content: (
          <div className="cluster">
            <Stat figure="425+" label="five-star reviews" />
            <Stat figure="2,000+" label="families served since 2020" />
            <Stat figure="300+" label="websites in our network" />
          </div>
        ),
      },
      {
        label: 'small',
        content: (
          <div className="cluster">
            <Stat size="small" figure="24-48 h" label="from filming to publishing" />
            <Stat size="small" figure="30+" label="agents" />
          </div>
        ),
      },
    ],
  },
  {
    name: 'StatList',
    notes: 'Three figures in the opening of a page; on a phone in rows.',
    stages: [
      {
        label: 'always',
        content: (
          <StatList
            stats={[
              { figure: '30+', label: 'agents on the team' },
              { figure: '4.9', label: 'average review rating' },
              { figure: '2,000+', label: 'families served since 2020' },
            ]}
          />
        ),
      },
    ],
  },
  {
    name: 'SampleMark',
    notes: 'Beside what stands in for a person or a home, until the content has a real one.',
    stages: [{ label: 'always', content: <SampleMark /> }],
  },
  {
    name: 'SourceLine',
    notes: 'Below figures that are another publisher’s, with the line of their licence.',
    stages: [{ label: 'always', content: <SourceLine source="assessments" /> }],
  },
  {
    name: 'Badge',
    notes: 'A word or two about something. A risk is told by its word and by bars, not by colour alone.',
    stages: [
      {
        label: 'tones',
        content: (
          <div className="cluster">
            <Badge>Condo</Badge>
            <Badge tone="gold">Luxury</Badge>
            <Badge tone="success">Sent</Badge>
            <Badge tone="warning">Possible</Badge>
            <Badge tone="error">Never disturb</Badge>
          </div>
        ),
      },
      {
        label: 'risks',
        content: (
          <div className="cluster">
            <RiskBadge risk="High" />
            <RiskBadge risk="Medium" />
            <RiskBadge risk="Low" />
          </div>
        ),
      },
    ],
  },
  {
    name: 'Table',
    notes:
      'Facts in rows, each named by its first cell. Wider than its place it scrolls there, and then the keyboard reaches it.',
    stages: [
      {
        label: 'with figures',
        content: (
          <Table
            caption="What it costs"
            columns={[{ label: 'Work' }, { label: 'From', numeric: true }, { label: 'To', numeric: true }]}
            rows={[
              { name: 'Radon mitigation', cells: ['$1,500', '$5,000'] },
              { name: 'Legal fees', cells: ['$1,500', '$3,000'] },
              { name: 'Home inspection', cells: ['$400', '$600'] },
            ]}
          />
        ),
      },
      {
        label: 'wider than its place, on a phone',
        content: (
          <Table
            caption="Where it was used"
            columns={[{ label: 'Location' }, { label: 'Period' }, { label: 'Form' }, { label: 'Risk' }]}
            rows={[
              {
                name: 'Pipe insulation',
                cells: ['Before 1980', 'Gray or white wrap', <RiskBadge key="risk" risk="High" />],
              },
              {
                name: 'Floor tiles',
                cells: ['1950-1980', '9 x 9 inch tiles', <RiskBadge key="risk" risk="Medium" />],
              },
              {
                name: 'Roofing',
                cells: ['Before 1985', 'Corrugated sheets', <RiskBadge key="risk" risk="Low" />],
              },
            ]}
          />
        ),
      },
    ],
  },
]

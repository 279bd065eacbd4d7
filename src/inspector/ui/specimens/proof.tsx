import { clients, people } from '../../../../content/people.ts'
import { HomeProof } from '../../../ui/HomeProof.tsx'
import { Likeness } from '../../../ui/Likeness.tsx'
import { Portrait } from '../../../ui/Portrait.tsx'
import type { SpecimenEntry } from '../Specimen.tsx'

export const proof: SpecimenEntry[] = [
  {
    name: 'Portrait',
    notes: 'Someone and their opinion. Without a picture, somebody is drawn at their work.',
    stages: [
      { label: 'large, with a picture', content: <Portrait person={clients.report} size="large" /> },
      {
        label: 'small, without',
        content: (
          <ul className="tiles" role="list">
            {people.slice(0, 4).map((person) => (
              <li key={person.id}>
                <Portrait person={person} />
              </li>
            ))}
          </ul>
        ),
      },
    ],
  },
  {
    name: 'Likeness',
    notes: 'The picture of a portrait alone. It covers its container.',
    stages: [
      {
        label: 'in tiles',
        content: (
          <div className="tiles">
            {people.slice(0, 2).map((person) => (
              <Likeness key={person.id} person={person} sizes="18rem" />
            ))}
          </div>
        ),
      },
    ],
  },
  {
    name: 'HomeProof',
    notes: 'A home, its place and one result. Without a picture, the place in large type over a horizon.',
    stages: [
      {
        label: 'with a picture, and without',
        content: (
          <div className="tiles">
            <HomeProof
              sample
              neighbourhood="Brentwood"
              type="Bungalow"
              fact="Sold in six days."
              picture="house-bungalow"
            />
            <HomeProof
              sample={false}
              neighbourhood="Springbank"
              type="Estate"
              fact="Sold before it was advertised."
            />
          </div>
        ),
      },
    ],
  },
]

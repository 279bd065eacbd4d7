import { Heart, LogOut, UserRound } from 'lucide-react'
import { ArrowLink } from '../../../ui/ArrowLink.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import { PauseButton } from '../../../ui/PauseButton.tsx'
import type { SpecimenEntry } from '../Specimen.tsx'

const nothing = () => undefined

const PAUSE = { pauseAction: 'Pause the picture', resumeAction: 'Let the picture move' }

export const actions: SpecimenEntry[] = [
  {
    name: 'Button',
    notes:
      'Primary once in a view. Under the pointer the gold brightens and the quiet frame closes; pressed, it sinks by a pixel. Pending, it turns a ring and does not answer.',
    stages: [
      {
        label: 'kinds',
        content: (
          <div className="cluster">
            <Button>Get your home value</Button>
            <Button kind="quiet">Call us</Button>
            <Button kind="bare">Not now</Button>
          </div>
        ),
      },
      {
        label: 'small',
        content: (
          <div className="cluster">
            <Button size="small">Free evaluation</Button>
            <Button kind="quiet" size="small">
              Open the map
            </Button>
          </div>
        ),
      },
      {
        label: 'pending',
        content: (
          <div className="cluster">
            <Button pending>Submitting...</Button>
            <Button kind="quiet" pending>
              Loading
            </Button>
          </div>
        ),
      },
      {
        label: 'disabled',
        content: (
          <div className="cluster">
            <Button disabled>Get your home value</Button>
            <Button kind="quiet" disabled>
              Call us
            </Button>
          </div>
        ),
      },
    ],
  },
  {
    name: 'PauseButton',
    notes:
      'Beside what moves by itself. Its words say what a press does; on a picture they are for screen readers alone.',
    stages: [
      {
        label: 'with its words, and without',
        content: (
          <div className="cluster">
            <PauseButton actions={PAUSE} paused={false} onToggle={nothing} labelled />
            <PauseButton actions={PAUSE} paused onToggle={nothing} />
          </div>
        ),
      },
    ],
  },
  {
    name: 'PageLink',
    notes:
      'A link inside a text. Another site opens in a new tab and says so to whoever listens. Under the pointer its line doubles.',
    stages: [
      {
        label: 'a page, another site, a telephone',
        content: (
          <p>
            Read the <PageLink destination={{ to: '/buyers-guide' }}>buyer’s guide</PageLink>, look at{' '}
            <PageLink destination={{ href: 'https://www.calgary.ca' }}>the city’s pages</PageLink>, or call{' '}
            <PageLink destination={{ href: 'tel:+14035550142' }}>(403) 555-0142</PageLink>.
          </p>
        ),
      },
    ],
  },
  {
    name: 'ArrowLink',
    notes:
      'A link that stands by itself. Under the pointer its line thickens and its arrow moves 3 px, or up and out where it leaves the site.',
    stages: [
      {
        label: 'on, and out',
        content: (
          <div className="cluster">
            <ArrowLink destination={{ to: '/radon-information' }}>Read about radon</ArrowLink>
            <ArrowLink destination={{ href: 'https://www.calgary.ca' }}>City of Calgary</ArrowLink>
          </div>
        ),
      },
    ],
  },
  {
    name: 'Menu',
    notes:
      'Things to do behind a button. Arrow keys and letters move within it, Escape gives the focus back. The line in question has a gold edge.',
    stages: [
      {
        label: 'with words, one line disabled',
        content: (
          <Menu
            trigger="Account"
            items={[
              { value: 'profile', label: 'Profile', icon: <UserRound />, onSelect: nothing },
              { value: 'saved', label: 'Saved homes', icon: <Heart />, disabled: true, onSelect: nothing },
              { value: 'leave', label: 'Sign out', icon: <LogOut />, onSelect: nothing },
            ]}
          />
        ),
      },
      {
        label: 'with an icon alone',
        content: (
          <Menu
            trigger={<UserRound />}
            label="Your account"
            items={[{ value: 'leave', label: 'Sign out', onSelect: nothing }]}
          />
        ),
      },
    ],
  },
]

import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog, type DialogProps } from '../../../ui/Dialog.tsx'
import { Drawer } from '../../../ui/Drawer.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { showToast } from '../../../ui/toast.ts'
import type { SpecimenEntry } from '../Specimen.tsx'

type Opened = Pick<DialogProps, 'open' | 'onDismiss' | 'finalFocusEl'>

/** A button, and what it opens. */
function Opener({ label, children }: { label: string; children: (opened: Opened) => ReactNode }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={button} kind="quiet" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {children({ open, onDismiss: () => setOpen(false), finalFocusEl: () => button.current })}
    </>
  )
}

const PAGES = (
  <ul>
    <li>
      <a href="#drawer">Seller Services</a>
    </li>
    <li>
      <a href="#drawer">Contact Us</a>
    </li>
  </ul>
)

export const messages: SpecimenEntry[] = [
  {
    name: 'Dialog',
    notes: 'Something to attend to first. The focus stays inside; Escape, the backdrop or the cross end it.',
    stages: [
      {
        label: 'closed; press to open',
        content: (
          <Opener label="Open a dialog">
            {(opened) => (
              <Dialog
                {...opened}
                title="Leave without sending?"
                description="What you typed stays in the form while this page is open."
              >
                <div className="cluster">
                  <Button onClick={opened.onDismiss}>Stay here</Button>
                  <Button kind="quiet" onClick={opened.onDismiss}>
                    Leave
                  </Button>
                </div>
              </Dialog>
            )}
          </Opener>
        ),
      },
    ],
  },
  {
    name: 'Drawer',
    notes: 'A dialog along the right edge, 300 px wide. It slides in, and is simply there with less motion.',
    stages: [
      {
        label: 'closed; press to open, as the theme is or dark',
        content: (
          <div className="cluster">
            <Opener label="Open a drawer">
              {(opened) => (
                <Drawer {...opened} title="Menu">
                  {PAGES}
                </Drawer>
              )}
            </Opener>
            <Opener label="Open a dark drawer">
              {(opened) => (
                <Drawer {...opened} title="Menu" tone="dark">
                  {PAGES}
                </Drawer>
              )}
            </Opener>
          </div>
        ),
      },
    ],
  },
  {
    name: 'Toaster',
    also: ['ToastOutlet'],
    notes:
      'A short message in the corner, on a phone along the bottom. It waits under the pointer, Escape or the cross closes it, and print leaves it out.',
    stages: [
      {
        label: 'success, error, with a link; press to show',
        content: (
          <div className="cluster">
            <Button
              kind="quiet"
              onClick={() =>
                showToast({ tone: 'success', title: 'Thank you!', description: 'We’ll be in touch soon.' })
              }
            >
              Show a success
            </Button>
            <Button
              kind="quiet"
              onClick={() =>
                showToast({
                  tone: 'error',
                  title: 'Submission failed',
                  description: 'Nothing was sent. Please try again, or call us.',
                  link: { label: 'Call (403) 555-0142', href: 'tel:+14035550142' },
                })
              }
            >
              Show an error
            </Button>
          </div>
        ),
      },
    ],
  },
  {
    name: 'Spinner',
    notes: 'Work of unknown length, said as well as shown. With less motion it turns slowly.',
    stages: [
      {
        label: 'turning',
        content: <Spinner label="Looking up your session" />,
      },
    ],
  },
]

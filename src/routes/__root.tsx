import { createRootRoute, HeadContent, Outlet, useMatches } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { AttributionProvider } from '../features/attribution/AttributionProvider.tsx'
import { AuthProvider } from '../features/auth/AuthProvider.tsx'
import { Footer } from '../features/navigation/Footer.tsx'
import { Header } from '../features/navigation/Header.tsx'
import { tellOfReload } from '../features/navigation/tell-of-reload.ts'
import { ThemeProvider } from '../features/theme/ThemeProvider.tsx'
import { atMost } from '../loading/at-most.ts'
import { loadParts } from '../loading/deferred.tsx'
import { leaveEnteredPage, usePageAnswers } from '../loading/entered-page.ts'
import { replayTaps } from '../loading/taps.ts'
import { accentIn, documentHead } from '../seo/head.ts'
import '../styles/base.css'
import { ToastOutlet } from '../ui/ToastOutlet.tsx'

/** The longest wait for the parts of the next page, in milliseconds. */
const PARTS_MS = 3000

export const Route = createRootRoute({
  // The page that the visitor enters is prerendered; the next ones are not, so their parts come with them. One that is
  // only preloaded leaves the page as it is.
  beforeLoad: async ({ cause }) => {
    if (cause !== 'stay') return
    leaveEnteredPage()
    // A part that did not load reports it; one that does not arrive comes to the page later.
    await atMost(
      PARTS_MS,
      loadParts().catch(() => undefined),
    )
  },
  head: documentHead,
  component: Document,
})

function Document() {
  useEffect(tellOfReload, [])
  const bare = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.bare) })
  return (
    // The client entry sets the chosen theme and the daylight here before hydration.
    <html lang="en-CA" suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <Body>
        <ThemeProvider>
          <AuthProvider>
            <AttributionProvider>
              {!bare && <Header />}
              <Main />
              {!bare && <Footer />}
              <ToastOutlet />
            </AttributionProvider>
          </AuthProvider>
        </ThemeProvider>
      </Body>
    </html>
  )
}

/** In the colours of the page. A component of its own, so that another accent renders nothing in it again. */
function Body({ children }: { children: ReactNode }) {
  return <body data-accent={useMatches({ select: accentIn })}>{children}</body>
}

function Main() {
  const answers = usePageAnswers()
  useEffect(() => {
    if (answers) replayTaps()
  }, [answers])
  return (
    <main id="content" data-unhydrated={answers ? undefined : true} tabIndex={-1}>
      <Outlet />
    </main>
  )
}

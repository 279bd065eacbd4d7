import { createRootRoute, HeadContent, Outlet, useLocation } from '@tanstack/react-router'
import { accentOf } from '../../content/accents.ts'
import { AttributionProvider } from '../features/attribution/AttributionProvider.tsx'
import { AuthProvider } from '../features/auth/AuthProvider.tsx'
import { Footer } from '../features/navigation/Footer.tsx'
import { Header } from '../features/navigation/Header.tsx'
import { ThemeProvider } from '../features/theme/ThemeProvider.tsx'
import { documentHead } from '../seo/head.ts'
import '../styles/base.css'
import { loadParts } from '../loading/deferred.tsx'
import { ToastOutlet } from '../ui/ToastOutlet.tsx'

export const Route = createRootRoute({
  // The page that the visitor enters is prerendered; the next ones are not, so their parts come with them.
  beforeLoad: ({ cause }) => (cause === 'enter' ? undefined : loadParts()),
  head: documentHead,
  component: Document,
})

function Document() {
  const accent = useLocation({ select: ({ pathname }) => accentOf(pathname) })
  return (
    // The client entry sets the chosen theme and the daylight here before hydration.
    <html lang="en-CA" suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        <ThemeProvider>
          <AuthProvider>
            <AttributionProvider>
              <Header />
              <main id="content" data-accent={accent} tabIndex={-1}>
                <Outlet />
              </main>
              <Footer />
              <ToastOutlet />
            </AttributionProvider>
          </AuthProvider>
        </ThemeProvider>
      </body>
    </html>
  )
}

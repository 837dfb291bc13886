import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type NotFoundRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { session } from './api/session.ts'
import { Frame } from './frame/frame.tsx'
import { NotFound } from './frame/not-found.tsx'
import { ownPath } from './frame/own-path.ts'
import { landing, type Page, pages } from './routes.ts'
import { Wrong } from './ui/states.tsx'

const person = () => {
  const state = session.state()
  return 'person' in state ? state.person : undefined
}

const root = createRootRoute({ component: Outlet })

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    const here = person()
    throw redirect({ to: here ? landing(here.role) : '/sign-in', replace: true })
  },
})

const entrance = createRoute({
  getParentRoute: () => root,
  id: 'entrance',
  component: Outlet,
  beforeLoad: ({ location }) => {
    const here = person()
    const { to } = location.search as { to?: unknown }
    if (here) throw redirect({ href: ownPath(to) ?? landing(here.role), replace: true })
  },
})

const frame = createRoute({
  getParentRoute: () => root,
  id: 'frame',
  component: Frame,
  beforeLoad: ({ location: { pathname, searchStr } }) => {
    // Without what stands behind #: it may be a secret, and a query is sent and logged.
    if (!person()) throw redirect({ to: '/sign-in', search: { to: pathname + searchStr }, replace: true })
  },
})

const routeOf = ({ address, load }: Page, parent: typeof frame | typeof entrance | typeof root) =>
  createRoute({
    getParentRoute: () => parent,
    path: address,
    component: load ? lazyRouteComponent(load) : NotFound,
  })

const ofKind = (open: Page['open']) => pages.filter(page => page.open === open)
const elsewhere = createRoute({ getParentRoute: () => frame, path: '$', component: NotFound })

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    entrance.addChildren(ofKind(true).map(page => routeOf(page, entrance))),
    ...ofKind('everyone').map(page => routeOf(page, root)),
    frame.addChildren([...ofKind(undefined).map(page => routeOf(page, frame)), elsewhere]),
  ]),
  defaultPreload: 'intent',
  defaultErrorComponent: ({ error, reset }) => <Wrong error={error} onRetry={reset} />,
  defaultNotFoundComponent: NotFound as NotFoundRouteComponent,
  scrollRestoration: true,
})

import type { FastifyInstance } from 'fastify'
import type { Route } from './route.ts'

const mounted = new WeakMap<FastifyInstance, readonly Route[]>()

/** What was mounted, with whole paths: for checks that go over every call. */
export const routesOf = (app: FastifyInstance): readonly Route[] => mounted.get(app) ?? []

export function registerRoutes(app: FastifyInstance, prefix: string, routes: Route[]): void {
  mounted.set(app, [...routesOf(app), ...routes.map((one) => ({ ...one, path: prefix + one.path }))])
}

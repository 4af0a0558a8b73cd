import type { FastifyInstance } from 'fastify'
import type { Route } from './route.ts'

const mounted = new WeakMap<FastifyInstance, readonly Route[]>()

/** The mounted routes with whole paths: for checks that go over every call. */
export const routesOf = (app: FastifyInstance): readonly Route[] => mounted.get(app) ?? []

export function registerRoutes(app: FastifyInstance, prefix: string, routes: Route[]): void {
  mounted.set(app, [...routesOf(app), ...routes.map((one) => ({ ...one, path: prefix + one.path }))])
}

const callbacks = new WeakMap<FastifyInstance, readonly string[]>()

/** The whole paths of what partners' machines POST. */
export const callbacksOf = (app: FastifyInstance): readonly string[] => callbacks.get(app) ?? []

export function registerCallbacks(app: FastifyInstance, paths: readonly string[]): void {
  callbacks.set(app, [...callbacksOf(app), ...paths])
}

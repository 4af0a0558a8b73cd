import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { ROOT } from '../program.ts'

export interface Front {
  vite: ViteDevServer
  listen(port: number, host: string): Promise<void>
  close(): Promise<void>
}

/** Screens from their sources, with hot reload. @param entries where Vite looks for the packages that they use */
export async function openVite(app: 'site' | 'console', entries: string[]): Promise<Front> {
  const http = createHttpServer()
  const vite = await createServer({
    configFile: join(ROOT, 'apps', app, 'vite.config.ts'),
    cacheDir: join(ROOT, '.cache', `vite-${app}`),
    appType: 'custom',
    clearScreen: false,
    optimizeDeps: { entries },
    server: { middlewareMode: true, hmr: { server: http }, fs: { allow: [ROOT] } },
  })
  http.on('request', vite.middlewares)
  return {
    vite,
    listen: (port, host) => new Promise<void>((resolve) => http.listen(port, host, resolve)),
    async close() {
      http.closeAllConnections()
      http.close()
      await vite.close()
    },
  }
}

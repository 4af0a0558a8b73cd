import type { Plugin } from 'vite'

/** The entry asks for React's client at the moment it needs it, by a call that the bundler resolves. */
const REQUIRED = /const (\{[^}]+\}): typeof import\('(react-dom\/client)'\) = require\('\2'\)/

/** For `npm run dev`, where nothing is bundled and no browser knows `require`. */
export function devReact(): Plugin {
  return {
    name: 'dev-react',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/src\/app\/entry-client\.tsx$/ },
      handler(code) {
        const [found, names, name] = code.match(REQUIRED) ?? []
        if (!found) this.error('entry-client.tsx asks for React in another way than web/build/react/dev-react.ts knows')
        return `import * as reactClient from '${name}'\n${code.replace(found, `const ${names} = reactClient`)}`
      },
    },
  }
}

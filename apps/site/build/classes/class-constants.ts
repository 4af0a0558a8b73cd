import type { Plugin } from 'vite'

/**
 * `import styles from './x.module.css'` brings an object with the names of all classes, which no minifier can take
 * apart. As a namespace the same import is bound name by name, at build time.
 */
export function classConstants(): Plugin {
  return {
    name: 'class-constants',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(?:site|ui)\/(?!.*\/node_modules\/).*\.tsx$/ },
      handler: (code) => code.replace(/^import (\w+) from '([^']+\.module\.css)'/gm, "import * as $1 from '$2'"),
    },
  }
}

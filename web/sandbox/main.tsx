import EditorWorker from 'monaco-editor/esm/vs/editor/editor.worker.js?worker';
import JsonWorker from 'monaco-editor/esm/vs/language/json/json.worker.js?worker';
import GraphqlWorker from 'monaco-graphql/esm/graphql.worker.js?worker';
import { createRoot } from 'react-dom/client';
import '../src/theme/base.css';
import 'graphiql/style.css';
import { giveFocusBack, keepHistoryFocus } from './kept-focus.ts';
import { Sandbox } from './sandbox.tsx';
import './sandbox.css';
import './narrow/narrow.css';

// Workers of this build, so that nothing is loaded from other hosts.
Object.assign(globalThis, {
  MonacoEnvironment: {
    getWorker(_id: string, label: string): Worker {
      if (label === 'json') return new JsonWorker();
      return label === 'graphql' ? new GraphqlWorker() : new EditorWorker();
    },
  },
});
giveFocusBack();
keepHistoryFocus();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');
createRoot(root).render(<Sandbox />);

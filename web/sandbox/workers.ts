import EditorWorker from 'monaco-editor/esm/vs/editor/editor.worker.js?worker';
import JsonWorker from 'monaco-editor/esm/vs/language/json/json.worker.js?worker';
import GraphqlWorker from 'monaco-graphql/esm/graphql.worker.js?worker';

/** Gives the editor web workers of this build, so that nothing is loaded from other hosts. */
export function provideWorkers(): void {
  const environment = {
    getWorker(_id: string, label: string): Worker {
      if (label === 'json') return new JsonWorker();
      return label === 'graphql' ? new GraphqlWorker() : new EditorWorker();
    },
  };
  Object.assign(globalThis, { MonacoEnvironment: environment });
}

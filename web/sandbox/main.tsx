import { createRoot } from 'react-dom/client';
import { GraphiQL } from 'graphiql';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import 'graphiql/style.css';
import { provideWorkers } from './workers.ts';

provideWorkers();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');
createRoot(root).render(<GraphiQL fetcher={createGraphiQLFetcher({ url: '/graphql' })} />);

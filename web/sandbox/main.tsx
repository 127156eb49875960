import { createRoot } from 'react-dom/client';
import '../src/theme/base.css';
import 'graphiql/style.css';
import { giveFocusBack, keepHistoryFocus } from './kept-focus.ts';
import { Sandbox } from './sandbox.tsx';
import './sandbox.css';
import './narrow/narrow.css';
import { provideWorkers } from './workers.ts';

provideWorkers();
giveFocusBack();
keepHistoryFocus();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');
createRoot(root).render(<Sandbox />);

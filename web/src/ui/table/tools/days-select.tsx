import { useText } from '../../../lib/language/language.tsx';
import layout from '../../layout.module.css';
import select from '../../select.module.css';
import toolbar from '../toolbar.module.css';
import { PRESETS, presetDays, todayInIndia } from './day-presets.ts';
import { tableToolsText } from './messages.ts';

const NONE = { from: '', to: '' };

/** Days that people ask for often, in one choice. Others are typed in the fields beside it. */
export function DaysSelect(props: {
  read: (name: 'from' | 'to') => string;
  onChoose: (days: { from: string; to: string }) => void;
}) {
  const t = useText(tableToolsText);
  const { read, onChoose } = props;
  const days = presetDays(todayInIndia());
  const isOwn = read('from') !== '' || read('to') !== '';
  const chosen = PRESETS.find((preset) => days[preset].from === read('from') && days[preset].to === read('to'));
  return (
    <label className={toolbar.filter}>
      {/* Only the sheet of a phone has the other filters' names above them. */}
      <span className={layout.phone}>{t.days}</span>
      <select
        className={select.select}
        aria-label={t.days}
        value={chosen ?? (isOwn ? 'own' : '')}
        onChange={({ currentTarget: { value } }) => {
          const preset = PRESETS.find((each) => each === value);
          onChoose(preset ? days[preset] : NONE);
        }}
      >
        <option value="">{t.anyDays}</option>
        {PRESETS.map((preset) => (
          <option key={preset} value={preset}>
            {t.presets[preset]}
          </option>
        ))}
        {isOwn && !chosen && <option value="own">{t.ownDays}</option>}
      </select>
    </label>
  );
}

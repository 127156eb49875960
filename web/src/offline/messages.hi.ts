import type { Translated } from '../lib/language/messages.ts';
import type { offlineText } from './messages.ts';

export const offlineHindi: Translated<typeof offlineText> = {
  offlineSince: (age) => `आप ऑफ़लाइन हैं। शॉप ${age} जैसी थी, वैसी दिख रही है।`,
  unreachableSince: (age) => `शॉप से संपर्क नहीं हो पा रहा है। शॉप ${age} जैसी थी, वैसी दिख रही है।`,
  kept: 'इस डिवाइस पर मौजूद',
  lists: { '/': 'होम', '/products': 'सभी प्रोडक्ट' },
  justNow: 'कुछ पल पहले',
};

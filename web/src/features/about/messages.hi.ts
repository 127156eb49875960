import type { Translated } from '../../lib/language/messages.ts';
import type { aboutText } from './messages.ts';

export const aboutHindi: Translated<typeof aboutText> = {
  title: 'हमारे बारे में',
  intro: (shop) =>
    `${shop} यानी भरोसा। हम जो कहते हैं वही करते हैं, और तय तारीख तक करते हैं: हमारे लिए डेडलाइन एक वादा है, जिसे हम ग्राहकों से भी निभाते हैं और आपस में भी। जो आपको दिखता है वही स्टॉक में है, और ऑर्डर देने से पहले उसकी पूरी कीमत बता दी जाती है।`,
  team: 'हमारी टीम',
  fullStack: 'फ़ुल स्टैक डेवलपर',
  portraitOf: (name) => `${name} का चित्र`,
  links: { code: 'कोड प्रोफ़ाइल', professional: 'प्रोफ़ेशनल प्रोफ़ाइल', portfolio: 'पोर्टफ़ोलियो' },
  linkOf: (link, name) => `${name}: ${link} (नए टैब में खुलेगा)`,
};

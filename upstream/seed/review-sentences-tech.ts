import type { Sentences } from './review-kinds.ts';

export const COMPUTER_SENTENCES: Sentences = {
  pleased: [
    'Boots in a few seconds and has not slowed down since I bought it.',
    'I compile, edit and keep forty tabs open, and the fans hardly come on.',
    'The screen is sharp and easy on the eyes after a full day of spreadsheets.',
    'Setting it up took ten minutes, updates included.',
    'My old machine needed an hour for exports that this one finishes over tea.',
    'The keyboard is a pleasure to type on and everything feels solid.',
    'Video calls look and sound better than on my colleague’s costlier one.',
    'I bought it for my daughter’s engineering course and she has no complaints.',
    'It stays cool even in our Chennai summer without the air conditioner.',
    'There is enough memory in it that I will not think of upgrading for years.',
  ],
  mixed: [
    'Performance is fine, but I wish there were one more USB port.',
    'The speakers are only average for this price.',
    'It does the job, though the charger is heavier than I expected.',
    'A good machine, but too many trial programs came with it.',
    'Fast enough, but it collects fingerprints like a detective.',
  ],
  cross: [
    'It hangs every other day and support only tells me to restart.',
    'One port was dead on arrival and the exchange took two weeks.',
    'The screen has a bright patch in one corner that I cannot unsee.',
    'It gets far too hot with nothing but a browser open.',
  ],
};

export const DEVICE_SENTENCES: Sentences = {
  pleased: [
    'The battery easily gets me through the day with some to spare.',
    'The display is readable even outside at noon.',
    'Moving everything over from the old one took less than half an hour.',
    'My parents learned to use it in one evening, which says it all.',
    'Everything opens at once and I have yet to see it stutter.',
    'It feels well made and sits nicely in daily use.',
    'The touch response is excellent, also with slightly wet fingers.',
    'Notifications come in reliably, and the alarms have never let me down.',
    'It looks even better in the hand than in the pictures.',
    'I use it more than I thought I would; it has become a habit.',
  ],
  mixed: [
    'Nice device, but the manual leaves out half of the settings.',
    'It works well, though I expected faster charging.',
    'Good overall, but the colour is a shade darker than in the photo.',
    'It does what it promises and nothing more.',
    'The hardware is great, but the companion app asks for too many permissions.',
  ],
  cross: [
    'The battery was down by the afternoon on the very first day.',
    'It restarts by itself and loses the time.',
    'The glass was scratched when I opened the box.',
    'It stopped charging in the third week, and I am still waiting for service.',
  ],
};

export const AUDIO_SENTENCES: Sentences = {
  pleased: [
    'The bass is full without drowning the voices.',
    'I can finally hear my podcast in the metro.',
    'They stay put through a whole run, also when it rains.',
    'Pairing was instant and switching to the laptop just works.',
    'My colleagues say that my voice is clear even from the balcony.',
    'Old Kishore Kumar songs have never sounded this warm.',
    'I wore them from Bengaluru to Frankfurt without sore ears.',
    'The battery lasts a week of commuting for me.',
    'I hear details in the tabla that I never noticed before.',
  ],
  mixed: [
    'The sound is lovely, but the case scratches easily.',
    'Good for music, only average for calls in traffic.',
    'They are comfortable for two hours, after that I need a break.',
    'Fine sound, though I expected a longer cable in the box.',
  ],
  cross: [
    'The left side cuts out whenever the phone is in my pocket.',
    'They slip out of my ears as soon as I start to jog.',
    'There is a constant hiss that spoils quiet songs.',
  ],
};

export const PERIPHERAL_SENTENCES: Sentences = {
  pleased: [
    'I plugged it in and it worked, no drivers and no fuss.',
    'It has been on my desk every day for three months without a hiccup.',
    'It feels much more expensive than it was.',
    'Small, light, and it lives in my office bag now.',
    'I bought a second one for home after the first week.',
    'It stays cool and quiet, unlike the cheap one that it replaced.',
    'It works with my laptop, my phone and my wife’s tablet.',
    'The finish is clean, with no rough edges anywhere.',
    'It survived a fall from the desk without a mark.',
  ],
  mixed: [
    'It works fine, but the cable could be longer.',
    'Good quality, though you pay a little for the name.',
    'It does its job; the packaging had more plastic than needed.',
    'Useful, but there is no pouch to carry it in.',
  ],
  cross: [
    'It died after five weeks, just as I began to rely on it.',
    'The connection drops every few minutes.',
    'It arrived with a loose part that rattles inside.',
  ],
};

export const PROTECTION_SENTENCES: Sentences = {
  pleased: [
    'I dropped it down a flight of stairs and there is not a scratch.',
    'The fit is exact and every button still clicks.',
    'It went on straight at the first try, thanks to the frame in the box.',
    'My five-year-old has thrown it about for a month and all is well.',
    'It gives a firm grip without making everything bulky.',
    'Wireless charging works right through it.',
    'The raised edge really does keep the glass off the table.',
    'It has not turned yellow after a whole summer.',
    'It is easy to wipe clean, and dust does not creep under it.',
  ],
  mixed: [
    'It protects well, but it makes the phone rather heavy.',
    'A good fit, though lint from my pocket sticks to it.',
    'It does the job, but the edges feel a little sharp at first.',
    'Solid, but it takes strength to get it off again.',
  ],
  cross: [
    'One corner broke off within a week.',
    'It does not sit flush, and dust collects at the edge.',
    'It was made for another model than the one on the box.',
  ],
};

import fc from 'fast-check';

// The same cases in every run, so that a red run says something of the change that it ran; a soak draws anew.
if (process.env['LOUTER_SOAK'] !== '1') fc.configureGlobal({ seed: 20_261_122 });

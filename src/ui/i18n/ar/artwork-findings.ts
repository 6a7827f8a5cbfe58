import arabic from './artwork-arabic.ts'
import contents from './artwork-contents.ts'
import type english from '../en/artwork-findings.ts'
import type { ArabicOf } from '#domain/i18n/message.ts'

export default {
  'file-damaged.title': 'هذا الملف لا يُفتح',
  'file-damaged.why': 'وصل ناقصًا، أو توقّف حفظه قبل أن يكتمل.',
  'file-damaged.todo': 'افتحه على جهازك أولًا، فإن فُتح فاحفظه من جديد بصيغة PDF وأرسله.',
  'file-damaged.detail': 'تعذّرت قراءة بنية الملف. صدّره من جديد بصيغة PDF/X-4.',

  'file-locked.title': 'هذا الملف محمي بكلمة مرور',
  'file-locked.why': 'لا نستطيع رؤية ما فيه، فلا نستطيع طباعته.',
  'file-locked.todo': 'احفظ نسخة بلا كلمة مرور وأرسلها.',
  'file-locked.detail': 'أزل التشفير وكلمة مرور الصلاحيات.',

  'file-form.title': 'هذا الملف نموذج تعبئة وليس تصميمًا',
  'file-form.why': 'حقوله تظهر في برنامج واحد فقط، ولن تظهر في الطباعة.',
  'file-form.todo': 'افتحه واطبعه إلى PDF ثم أرسل الملف الجديد.',
  'file-form.detail': 'نموذج XFA. حوّل حقوله إلى نص ثابت قبل التصدير.',

  'file-active-content.title': 'في الملف أشياء غير صفحاته',
  'file-active-content.why': 'البرامج والروابط والمرفقات لا مكان لها على الورق. نتركها وتبقى الصفحات كما هي.',
  'file-active-content.todo': 'ليس عليك شيء.',
  'file-active-content.detail': 'نحذف الأوامر وJavaScript والمرفقات.',

  'file-comments.title': 'على الصفحة تعليقات',
  'file-comments.why': 'بعضها مضبوط على الطباعة، وسيظهر على كل قطعة.',
  'file-comments.todo': 'احذف التعليقات وأرسل الملف من جديد، أو أكّد أنها جزء من التصميم.',
  'file-comments.detail': 'تعليقات (Annotations) عليها خيار الطباعة.',

  'file-layers.title': 'خطوط قالبنا ما زالت في الملف',
  'file-layers.why': 'نخفيها قبل الطباعة: {layers}.',
  'file-layers.todo': 'ليس عليك شيء.',
  'file-layers.detail': 'طبقات لا تُطبع: {layers}.',

  'file-needs-person.title': 'يفتح فريقنا هذا الملف بنفسه',
  'file-needs-person.why': 'فحصنا الآلي لا يقرأ هذا النوع، ولا نطبع ملفًا لم يره أحد.',
  'file-needs-person.todo': 'أكمل طلبك. ولتوفير الوقت صدّره بصيغة PDF وأرسله بدلًا منه.',
  'file-needs-person.detail': 'ملف EPS أو PostScript. ملف PDF/X-4 يُفحص فورًا.',

  'text-outlined.title': 'لا نستطيع قراءة الكلمات لأنها أشكال',
  'text-outlined.why': 'تحوّلت الحروف إلى رسوم، فلا نستطيع فحص الإملاء ولا الاتصال ولا الأرقام.',
  'text-outlined.todo': 'اقرأ كل كلمة ورقم في الصورة مرة أخرى قبل أن تعتمدها.',
  'text-outlined.detail': 'نصوص محوّلة إلى مسارات (Outlines).',

  'text-unreadable.title': 'لسنا متأكدين مما يقوله هذا النص',
  'text-unreadable.why': 'لا يذكر الملف أيّ حروف يرسمها أو بأيّ ترتيب، وما يراه البرنامج صحيحًا قد يراه القارئ خطأ.',
  'text-unreadable.todo': 'يقرؤه فريقنا قبل طباعة أي شيء. ويسهّل الأمر أن ترسل ملفًا بنص حيّ.',
  'text-unreadable.detail': 'لا جدول ToUnicode صالح، أو ترتيب الحروف ملتبس.',

  'page-count.title': 'عدد الصفحات لا يطابق طلبك',
  'page-count.why': 'عدد صفحات ملفك: {pages}. المطلوب من {least} إلى {most}.',
  'page-count.todo': 'أرسل ملفًا بعدد الصفحات التي طلبتها، أو عدّل الطلب.',
  'page-count.detail': 'صفحات الملف: {pages}. المتوقع: من {least} إلى {most}.',

  'page-back-missing.title': 'في الملف وجه واحد فقط',
  'page-back-missing.why': 'طلبت الطباعة على الوجهين، وبهذا الملف يبقى الظهر أبيض.',
  'page-back-missing.todo': 'أرسل الظهر في صفحة ثانية، أو أكّد أنه يبقى أبيض.',
  'page-back-missing.detail': 'صفحات الملف: {pages}. المتوقع: {most}.',

  'page-multiple.title': 'عدد الصفحات لا يصلح لتجليد كتيّب',
  'page-multiple.why':
    'الأوراق تُطوى، فتأتي الصفحات في مجموعات من {multiple}. عدد صفحات ملفك {pages}، والباقي يكون أبيض.',
  'page-multiple.todo': 'زد الصفحات أو أنقصها حتى يقبل عددها القسمة على {multiple}، أو أكّد الصفحات البيضاء في الآخر.',
  'page-multiple.detail': 'صفحات الملف: {pages}. المطلوب من مضاعفات {multiple}.',

  'page-empty.title': 'هذه الصفحة فارغة',
  'page-empty.why': 'ستُطبع بيضاء.',
  'page-empty.todo': 'أكّد أنها بيضاء عن قصد، أو أرسل الملف من جديد.',
  'page-empty.detail': 'لا شيء مرسوم على الصفحة.',

  'page-size.title': 'المقاس ليس الذي طلبته',
  'page-size.why': 'مقاس الصفحة {size} مم، ومقاس طلبك {wantedSize} مم. لو طوّعناها لانقطع شيء أو بقي بياض.',
  'page-size.todo': 'غيّر مقاس الصفحة في تصميمك وأرسله من جديد، أو اطلب مقاس ملفك.',
  'page-size.detail': 'مقاس القص {size} مم. المتوقع {wantedSize} مم، مع هامش حوله.',

  'page-size-near.title': 'المقاس يختلف قليلًا',
  'page-size-near.why': 'مقاس الصفحة {size} مم، ومقاس طلبك {wantedSize} مم.',
  'page-size-near.todo': 'اضبط الصفحة على {wantedSize} مم في تصميمك وأرسله من جديد.',
  'page-size-near.detail': 'مقاس القص {size} مم. المتوقع {wantedSize} مم بفارق 0.5 مم.',

  'page-rotated.title': 'الصفحة نائمة على جانبها',
  'page-rotated.why': 'مقاسها {size} مم، والقطعة التي طلبتها {wantedSize} مم.',
  'page-rotated.todo': 'أدر الصفحة ربع دورة وأرسلها من جديد.',
  'page-rotated.detail': 'مقاس القص {size} مم. المتوقع {wantedSize} مم.',

  'page-sizes-differ.title': 'الصفحات ليست بمقاس واحد',
  'page-sizes-differ.why': 'إحداها {size} مم والأولى {firstSize} مم، وأوجه القطعة الواحدة تُقصّ معًا.',
  'page-sizes-differ.todo': 'اجعل الصفحات كلها بمقاس واحد وأرسل الملف من جديد.',
  'page-sizes-differ.detail': 'مقاس القص {size} مم مقابل {firstSize} مم في الصفحة 1.',

  'page-at-a-tenth.title': 'مرسوم بعُشر مقاسه',
  'page-at-a-tenth.why': 'هذا معتاد في المطبوعات الكبيرة. نكبّره عشر مرات، فيصبح {size} مم بمقاس {wantedSize} مم.',
  'page-at-a-tenth.todo': 'ليس عليك شيء.',
  'page-at-a-tenth.detail': 'مقياس 1:10. كل الحدود مقيسة بالمقاس المطبوع.',

  'bleed-missing.title': 'اللون يقف عند خط القص',
  'bleed-missing.why': 'السكين تتحرّك نصف مليمتر، وبلا لون بعد الخط يظهر خيط أبيض على بعض القطع.',
  'bleed-missing.todo': 'مدّ الخلفية {wanted} مم بعد خط القص من كل جهة وأرسل الملف من جديد.',
  'bleed-missing.detail': 'هامش القص (Bleed) المطلوب: {wanted} مم من كل الجهات.',

  'bleed-partial.title': 'اللون يقف عند خط القص في بعض الجهات',
  'bleed-partial.why': 'السكين تتحرّك نصف مليمتر. حيث لا لون بعد الخط يظهر خيط أبيض على بعض القطع.',
  'bleed-partial.todo': 'مدّ الخلفية {wanted} مم بعد خط القص من كل جهة وأرسل الملف من جديد.',
  'bleed-partial.detail': 'هامش القص (Bleed) المطلوب: {wanted} مم من كل الجهات، وهو في بعضها فقط.',
  'marks-inside.title': 'علامات القص واقعة على القطعة نفسها',
  'marks-inside.why': 'هي داخل خط القص، فتبقى ظاهرة.',
  'marks-inside.todo': 'صدّر الملف بلا علامات، أو بعلامات خارج خط القص.',
  'marks-inside.detail': 'علامات طباعة داخل مقاس القص. أبعدها عنه (Offset).',

  'text-near-cut.title': 'نص على بُعد {distance} مم من القص',
  'text-near-cut.why': 'القص قد يتحرّك نصف مليمتر، وما قارب الحافة بدا مائلًا عن الوسط أو نقص منه شيء.',
  'text-near-cut.todo': 'أبعده {safe} مم عن الحافة، أو أكّد أنه يبقى مكانه.',
  'text-near-cut.detail': 'المسافة الآمنة: {safe} مم. المقيسة: {distance} مم.',

  'text-over-fold.title': 'نص يمرّ على طيّة أو ثقب',
  'text-over-fold.why': 'الطيّة تكسر الحبر والثقب يزيله، فتصعب قراءة الحروف هناك.',
  'text-over-fold.todo': 'أبعد النص عنها، أو أكّد أنه يبقى مكانه.',
  'text-over-fold.detail': 'نص فوق خط طيّ أو ثقب.',

  'picture-unusable.title': 'صورة أصغر بكثير من هذا المقاس',
  'picture-unusable.why': 'هي حادّة حتى {sharpTo} مم، وهي هنا {side} مم، فتظهر نقاطها مربعات.',
  'picture-unusable.todo': 'ضع الصورة الأصلية من الكاميرا أو المصمم، لا صورة من محادثة أو موقع.',
  'picture-unusable.detail': 'الدقة {dots} نقطة في البوصة بالمقاس المطبوع. المطلوب {wanted}.',

  'picture-soft.title': 'صورة قد تبدو ضبابية',
  'picture-soft.why': 'هي حادّة حتى {sharpTo} مم، وهي هنا {side} مم.',
  'picture-soft.todo': 'استعمل صورة أكبر، أو اطبعها أصغر، أو أكّد أنها تبقى كما هي.',
  'picture-soft.detail': 'الدقة {dots} نقطة في البوصة بالمقاس المطبوع. المطلوب {wanted}.',

  'picture-line-art.title': 'صورة بالأبيض والأسود حوافها خشنة',
  'picture-line-art.why': 'ليس فيها درجات رمادية تنعّم حوافها، فتظهر كالدرج.',
  'picture-line-art.todo': 'امسحها أو صدّرها بحجم أكبر، أو أرسلها رسمًا.',
  'picture-line-art.detail': 'صورة 1-bit بدقة {dots} نقطة في البوصة. المطلوب {wanted}.',

  'picture-oversized.title': 'صورة أكبر مما تُظهره الطباعة',
  'picture-oversized.why': 'ستُطبع بامتياز، غير أن الملف أثقل من اللازم.',
  'picture-oversized.todo': 'ليس عليك شيء.',
  'picture-oversized.detail': 'الدقة {dots} نقطة في البوصة. ما زاد على {wanted} لا يُرى.',

  'colour-rgb.title': 'بعض الألوان مصنوعة للشاشات',
  'colour-rgb.why': 'الشاشة تضيء والحبر لا يضيء، فالأزرق والأخضر والبرتقالي الزاهية تخرج أهدأ مما تراه الآن.',
  'colour-rgb.todo': 'انظر إلى ألوان الطباعة في المعاينة. إن أعجبتك فأكمل، وإلا فاختر ألوان حبر في تصميمك.',
  'colour-rgb.detail': 'عناصر RGB تُحوّل إلى CMYK بملف ألوان الخامة.',

  'colour-other.title': 'بعض الألوان مكتوبة بطريقة غير معتادة',
  'colour-other.why': 'نحوّلها بقيمها الدقيقة، وتكاد لا ترى فرقًا.',
  'colour-other.todo': 'ليس عليك شيء.',
  'colour-other.detail': 'ألوان Lab أو ICC آخر تُحوّل إلى CMYK.',

  'spot-not-ordered.title': 'الملف يطلب حبرًا خاصًا ليس في طلبك',
  'spot-not-ordered.why': '«{ink}» حبر أو تشطيب مستقل، وطلبك يُطبع بالأحبار الأربعة المعتادة.',
  'spot-not-ordered.todo': 'أضف التشطيب إلى طلبك، أو دعه يُخلط من الأحبار الأربعة.',
  'spot-not-ordered.detail': 'لون خاص (Spot): «{ink}».',

  'layer-missing.title': 'الملف لا يبيّن مكان {finish}',
  'layer-missing.why': 'طلبت هذا التشطيب، ولا جزء من الرسم معلّم له.',
  'layer-missing.todo': 'أعطِ هذه الأجزاء لونًا خاصًا باسم {layer} وأرسل الملف من جديد، أو دعنا نعلّمها لك.',
  'layer-missing.detail': 'لون خاص (Spot) باسم «{layer}» بنسبة 100% مع Overprint.',

  'layer-alias.title': 'نعدّ «{ink}» طبقة {finish}',
  'layer-alias.why': 'اسمها في الملف غير الاسم الذي تعرفه آلاتنا.',
  'layer-alias.todo': 'أكّد أنها طبقة {finish}.',
  'layer-alias.detail': 'يتغيّر اسم اللون الخاص من «{ink}» إلى «{layer}».',

  'layer-tinted.title': 'طبقة «{ink}» مرسومة نصف شفافة',
  'layer-tinted.why': 'التشطيب إما موجود وإما لا، ولا يأتي بنصف قوته.',
  'layer-tinted.todo': 'ارسمها مصمتة، أو أكّد أن تصبح مصمتة في كل مكان.',
  'layer-tinted.detail': 'لون خاص «{ink}» دون 100%.',

  'separation-all.title': 'جزء مرسوم بكل الأحبار معًا',
  'separation-all.why': 'هذا اللون لعلامات القص وحدها، وعلى الورق يصير سوادًا رطبًا يلطّخ.',
  'separation-all.todo': 'اجعل هذه الأجزاء بالأسود العادي وأرسل الملف من جديد.',
  'separation-all.detail': 'لون Separation All داخل مقاس القص.',

  'ink-heavy.title': 'الحبر كثير في موضع واحد',
  'ink-heavy.why': 'الورق يحتمل {limit}% هنا والملف يضع {percent}%، فيتأخر جفافه ويعلق بالورقة التالية.',
  'ink-heavy.todo': 'اختر خلطة أخفّ لأغمق الأجزاء، أو أكّد ونحن ننتبه لها.',
  'ink-heavy.detail': 'مجموع الحبر {percent}%. الحد {limit}%.',

  'white-overprints.title': 'الأجزاء البيضاء ستختفي',
  'white-overprints.why': 'الأبيض يعني بلا حبر، وهو هنا مضبوط ليُطبع فوق ما تحته، فيظهر ما تحته بدلًا منه.',
  'white-overprints.todo': 'ألغِ Overprint عن الأجزاء البيضاء وأرسل الملف من جديد.',
  'white-overprints.detail': 'عنصر أبيض عليه Overprint، والمطلوب Knockout.',

  'black-knocks-out.title': 'النص الأسود مفرّغ من الخلفية',
  'black-knocks-out.why': 'إن تحرّكت الورقة شعرة ظهر خيط أبيض حول الحروف.',
  'black-knocks-out.todo': 'لا يلزم تغيير شيء. والنص الأسود المطبوع فوق الخلفية أسلم.',
  'black-knocks-out.detail': 'نص 100% K بلا Overprint.',

  'black-text-mixed.title': 'نص أسود صغير مخلوط من عدة أحبار',
  'black-text-mixed.why': 'الأحبار لا تنطبق تمامًا، فتظهر حواف ملوّنة حول الحروف الدقيقة.',
  'black-text-mixed.todo': 'اجعل النص أسود خالصًا وأرسل الملف من جديد، أو أكّد أنه يبقى كما هو.',
  'black-text-mixed.detail': 'نص بأسود مركّب دون 12 نقطة. استعمل 0/0/0/100.',

  'stroke-thin.title': 'خط رفيع كالشعرة',
  'stroke-thin.why': 'خط سمكه {width} مم قد ينقطع أو يختفي، ومن {least} مم يثبت.',
  'stroke-thin.todo': 'زد سمكه، أو أكّد أنه يبقى كما هو.',
  'stroke-thin.detail': 'سمك الخط {width} مم. الأقل {least} مم.',

  'stroke-too-thin.title': 'خط الفويل رفيع أكثر مما يجب',
  'stroke-too-thin.why': 'الفويل لا يلتصق بخط سمكه {width} مم، ويحتاج {least} مم.',
  'stroke-too-thin.todo': 'اجعل سمك الخط {least} مم على الأقل وأرسل الملف من جديد.',
  'stroke-too-thin.detail': 'خط فويل {width} مم. الأقل {least} مم.',

  'text-small.title': 'بعض النص صغير جدًا',
  'text-small.why': 'حجمه {points} نقطة، ودون {least} نقطة تنسدّ الحروف أو تنقطع على هذه الخامة.',
  'text-small.todo': 'كبّره، أو أكّد أنه يبقى كما هو.',
  'text-small.detail': 'حجم الخط {points} pt. الأقل {least} pt.',

  'text-dots-thin.title': 'النقط والحركات أدقّ مما تُظهره هذه الخامة',
  'text-dots-thin.why': 'أدقّها {size} مم، ودون {least} مم تبهت فتُقرأ الكلمة كلمة أخرى.',
  'text-dots-thin.todo': 'كبّر النص أو اجعله أثقل، أو أكّد أنه يبقى كما هو.',
  'text-dots-thin.detail': 'أصغر علامة {size} مم. الأقل {least} مم.',

  'font-missing.title': 'الملف وصل بلا حروفه',
  'font-missing.why': 'الخط ليس داخل الملف، فيحلّ غيره مكانه ويتغيّر توزيع النص: {fonts}.',
  'font-missing.todo': 'صدّر الملف من جديد مع تضمين الخطوط.',
  'font-missing.detail': 'خطوط غير مضمّنة: {fonts}.',

  'font-replaced.title': 'ربما حلّ خط مكان خط آخر',
  'font-replaced.why': 'تستعمل البرامج {font} حين لا تجد الخط الأصلي.',
  'font-replaced.todo': 'انظر إلى النص في الصورة وأكّد أنه الخط الذي اخترته.',
  'font-replaced.detail': 'الخط المضمّن: {font}.',

  ...arabic,
  'finish.Foil': 'الفويل',
  'finish.Gloss': 'اللمعان الموضعي',
  'finish.White': 'الحبر الأبيض',
  'finish.Cut': 'خط القص',

  'fix.ADD_BLEED': 'نمدّ لون الحافة إلى ما بعد خط القص، ولا يتحرّك شيء في الداخل.',
  'fix.SCALE': 'نضبط الصفحة على المقاس الذي طلبته، بتغيير لا يزيد على 3%.',
  'fix.ROTATE': 'ندير الصفحة ربع دورة.',
  'fix.TO_CMYK': 'نحوّل الألوان إلى ألوان حبر، ويصبح النص الأسود أسود خالصًا مطبوعًا فوق الخلفية.',
  'fix.BLACK_TEXT': 'نجعل النص الأسود أسود خالصًا مطبوعًا فوق الخلفية.',
  'fix.SPOT_TO_CMYK': 'نخلط الحبر الخاص من الأحبار الأربعة المعتادة.',
  'fix.RENAME_LAYER': 'نسمّي الحبر بالاسم الذي تعرفه آلاتنا.',
  'fix.DROP_MARKS': 'نزيل العلامات ونترك كل ما سواها.',
  'fix.BLACK_OVERPRINT': 'نطبع النص الأسود فوق الخلفية.',
  'fix.WHITE_KNOCKOUT': 'نجعل الأجزاء البيضاء تبقى بيضاء.',

  ...contents,
} as const satisfies ArabicOf<typeof english>

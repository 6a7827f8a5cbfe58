import type { Language } from '#domain/language.ts'
import type { ProblemText } from './api-messages.ts'

type ArtworkProblem =
  | 'ARTWORK_TOO_LARGE'
  | 'ARTWORK_DAY_LIMIT'
  | 'UPLOAD_TOO_LONG'
  | 'UPLOAD_CHECKSUM'
  | 'UPLOAD_OFFSET'
  | 'UPLOAD_INCOMPLETE'
  | 'ARTWORK_NOT_OPENED'
  | 'ARTWORK_TO_CHANGE'
  | 'ARTWORK_IN_USE'
  | 'APPROVED_FILE_CHANGED'
  | 'APPROVED_FILE_MISSING'
  | 'DESIGN_NEEDED'
  | 'FIX_NOT_OFFERED'
  | 'NOT_FIXED'
  | 'PACKAGE_BROKEN'
  | 'NOT_SEPARATED'
  | 'NOT_IMPOSED'
  | 'ARTWORK_SIGNED_OFF'
  | 'ARTWORK_CHANGED'
  | 'PRINT_SIZE_MISSING'
  | 'TUS_VERSION'

/** Why a file was not sent, checked or deleted. */
export const artworkProblems: Readonly<Record<Language, Readonly<Record<ArtworkProblem, ProblemText>>>> = {
  en: {
    ARTWORK_TOO_LARGE: {
      title: 'Larger than 500 MB',
      message: 'We take files of up to 500 MB. Save the pictures in the file at their printed size, or send us a link.',
    },
    ARTWORK_DAY_LIMIT: {
      title: 'Enough for today',
      message: 'You have reached the limit for one day. Log in to send more, or continue tomorrow.',
    },
    UPLOAD_TOO_LONG: {
      title: 'More than announced',
      message: 'More arrived than the file is long. Start this piece again.',
    },
    UPLOAD_CHECKSUM: {
      title: 'Changed on its way',
      message: 'What arrived is not what was sent. Start this piece again.',
    },
    UPLOAD_OFFSET: {
      title: 'Continue elsewhere',
      message: 'The upload is at another place. Ask where it is, and continue there.',
    },
    UPLOAD_INCOMPLETE: {
      title: 'Not all of it is here',
      message: 'Part of the file has not arrived yet. Continue where it stopped.',
    },
    ARTWORK_NOT_OPENED: {
      title: 'Not checked yet',
      message: 'This file is still being opened, or it is of a kind we do not print from.',
    },
    ARTWORK_TO_CHANGE: {
      title: 'Something must be fixed',
      message: 'This file cannot be printed as it is. Fix what is marked, or send another one.',
    },
    ARTWORK_IN_USE: {
      title: 'An order is printed from it',
      message: 'This file can be deleted once the order has been delivered.',
    },
    DESIGN_NEEDED: {
      title: 'Not designed yet',
      message: 'We design this line ourselves, and it has no file yet. Its design is made at the artwork desk first.',
    },
    APPROVED_FILE_CHANGED: {
      title: 'Not the file that was approved',
      message:
        'The stored bytes differ from those the customer approved. Print nothing, and tell the owner of the shop.',
    },
    APPROVED_FILE_MISSING: {
      title: 'The approved file is not stored any more',
      message: 'Nothing can be printed from it. Tell the owner of the shop: it may be in a backup.',
    },
    FIX_NOT_OFFERED: {
      title: 'Nothing to fix there',
      message: 'The check of this file asks for no such fix. Look at it again.',
    },
    NOT_FIXED: {
      title: 'Only a person can fix this',
      message: 'Our program would have to touch your design for it. We will do it by hand, or send another file.',
    },
    PACKAGE_BROKEN: {
      title: 'This file cannot be taken out',
      message: 'What the ZIP holds is not what its list says. Unpack it on your device and send the files themselves.',
    },
    NOT_SEPARATED: {
      title: 'No plates of this page',
      message: 'Plates are drawn of PDF files. Convert its colours first, or open the file itself.',
    },
    NOT_IMPOSED: {
      title: 'Too large for the sheet',
      message: 'A sheet of 450 × 320 mm holds this piece once at most. Take its single file.',
    },
    ARTWORK_CHANGED: {
      title: 'Your files were changed elsewhere',
      message: 'Another tab or device changed them a moment ago. You see them as they are now.',
    },
    ARTWORK_SIGNED_OFF: {
      title: 'Already approved',
      message: 'This file was approved, or is being printed. Write to us if it has to change.',
    },
    PRINT_SIZE_MISSING: { title: 'No size yet', message: 'Choose the size first: a file is checked for its size.' },
    TUS_VERSION: { title: 'Other protocol', message: 'We speak version 1.0.0 of the tus protocol.' },
  },
  ar: {
    ARTWORK_TOO_LARGE: {
      title: 'أكبر من 500 ميجابايت',
      message: 'نستقبل ملفات حتى 500 ميجابايت. احفظ الصور داخل الملف بمقاس طباعتها، أو أرسل لنا رابطًا.',
    },
    ARTWORK_DAY_LIMIT: {
      title: 'اكتفينا اليوم',
      message: 'بلغت حد اليوم الواحد. سجّل الدخول لترسل المزيد، أو أكمل غدًا.',
    },
    UPLOAD_TOO_LONG: { title: 'أكثر من المعلن', message: 'وصل أكثر من حجم الملف. أعد إرسال هذا الجزء.' },
    UPLOAD_CHECKSUM: { title: 'تغيّر في الطريق', message: 'ما وصل ليس ما أُرسل. أعد إرسال هذا الجزء.' },
    UPLOAD_OFFSET: { title: 'أكمل من موضع آخر', message: 'الرفع عند موضع آخر. اسأل أين وصل وأكمل من هناك.' },
    UPLOAD_INCOMPLETE: { title: 'لم يصل الملف كاملًا', message: 'بقي جزء من الملف لم يصل. أكمل من حيث توقّف.' },
    ARTWORK_NOT_OPENED: {
      title: 'لم يُفحص بعد',
      message: 'ما زلنا نفتح هذا الملف، أو أنه من نوع لا نطبع منه.',
    },
    ARTWORK_TO_CHANGE: {
      title: 'في الملف ما يجب إصلاحه',
      message: 'لا يُطبع هذا الملف بحالته هذه. أصلح ما وضعنا عليه علامة أو أرسل ملفًا آخر.',
    },
    ARTWORK_IN_USE: { title: 'يُطبع منه طلب', message: 'يمكنك حذف هذا الملف بعد تسليم الطلب.' },
    DESIGN_NEEDED: {
      title: 'لم يُصمَّم بعد',
      message: 'تصميم هذا السطر علينا ولا ملف له بعد. يُصمَّم أولًا في مكتب الملفات.',
    },
    APPROVED_FILE_CHANGED: {
      title: 'ليس هو الملف المعتمد',
      message: 'بيانات الملف المخزّن تختلف عمّا اعتمده العميل. لا تطبع شيئًا، وأبلغ صاحب المتجر.',
    },
    APPROVED_FILE_MISSING: {
      title: 'الملف المعتمد ليس في المخزن',
      message: 'لا تمكن الطباعة منه. أبلغ صاحب المتجر، فقد يكون في نسخة احتياطية.',
    },
    FIX_NOT_OFFERED: {
      title: 'لا حاجة إلى هذا الإصلاح',
      message: 'فحص هذا الملف لا يطلب هذا الإصلاح. راجعه من جديد.',
    },
    NOT_FIXED: {
      title: 'يصلحه مختص فقط',
      message: 'لا يصلحه البرنامج دون المساس بتصميمك. نصلحه لك يدويًا، أو أرسل ملفًا آخر.',
    },
    PACKAGE_BROKEN: {
      title: 'تعذر إخراج هذا الملف',
      message: 'محتوى ملف ZIP لا يطابق قائمته. افتحه على جهازك وأرسل الملفات نفسها.',
    },
    NOT_SEPARATED: {
      title: 'لا أفلام ألوان لهذه الصفحة',
      message: 'تُفرز ألوان ملفات PDF فقط. حوّل ألوان الملف أولًا، أو افتح الملف نفسه.',
    },
    NOT_IMPOSED: {
      title: 'أكبر من فرخ الطباعة',
      message: 'فرخ 450 × 320 مم لا يتسع لأكثر من قطعة واحدة. خذ الملف المفرد.',
    },
    ARTWORK_CHANGED: {
      title: 'تغيّرت ملفاتك من مكان آخر',
      message: 'غيّرتها نافذة أخرى أو جهاز آخر قبل قليل، وتراها الآن كما هي.',
    },
    ARTWORK_SIGNED_OFF: { title: 'اعتُمد من قبل', message: 'اعتُمد هذا الملف أو بدأت طباعته. راسلنا إن لزم تغييره.' },
    PRINT_SIZE_MISSING: { title: 'اختر المقاس', message: 'اختر المقاس أولًا، فالملف يُفحص على مقاسه.' },
    TUS_VERSION: { title: 'بروتوكول آخر', message: 'نستخدم الإصدار 1.0.0 من بروتوكول tus.' },
  },
}
